export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL in the next task, because the download has started by then.
  setTimeout(() => URL.revokeObjectURL(url));
}
