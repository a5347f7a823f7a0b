/** Saves what an address leads to as a file of the reader's. */
export function saveFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Saves a text of JSON as a file of the reader's. */
export function saveJson(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  saveFrom(url, name);
  URL.revokeObjectURL(url);
}
