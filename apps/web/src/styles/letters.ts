/** The typefaces of the page, which come apart from its styles. */

/** The most milliseconds that the first picture waits for them. */
const waitMaxMs = 1_000;

/** The letters of the first screen: its title, its text, its buttons. What is measured with others would move when they come. */
const first = ['800 italic 1em "Alegreya Variable"', '500 1em "Alegreya Variable"', '500 1em "Archivo Variable"'];

/** Resolves once the letters of the first screen are there, or have kept people waiting for too long. */
export async function lettersAreThere(): Promise<void> {
  const come = Promise.allSettled(first.map((font) => document.fonts.load(font)));
  const waited = new Promise((resolve) => void setTimeout(resolve, waitMaxMs));
  await Promise.race([come, waited]);
}
