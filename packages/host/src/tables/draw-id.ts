/** A name for a match, or a right to a seat: 120 random bits, so that whoever has it was given it. */
export function drawId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
