/** Matches the innermost element that holds exactly this text, also where a part of it is marked up. */
export const wholeText = (text: string) => (_content: string, element: Element | null) =>
  element?.textContent === text && [...element.children].every((child) => child.textContent !== text)
