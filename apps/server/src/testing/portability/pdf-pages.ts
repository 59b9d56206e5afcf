import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The words of each page, extracted by another library than the one that wrote them. */
export async function pagesIn(pdf: ArrayBuffer | Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .filter(Boolean)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    )
  }
  return pages
}
