/** Hands data over as a JSON file, as a download of the browser does. */
export function saveAsFile(name: string, data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the time that the next task runs.
  setTimeout(() => URL.revokeObjectURL(address));
}
