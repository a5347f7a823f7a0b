/** A new command's id: 32 hexadecimal digits. `crypto.randomUUID` is missing where the page came over plain HTTP. */
export function newCommandId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
