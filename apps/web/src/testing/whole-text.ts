/** Matches the innermost element that has exactly this text, even if part of it is marked up. */
export const wholeText = (text: string) => (_content: string, element: Element | null) =>
  element?.textContent === text && [...element.children].every((child) => child.textContent !== text)
