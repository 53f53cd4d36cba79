export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL in a later task, so that the download can start first.
  setTimeout(() => URL.revokeObjectURL(url));
}
