/** Runs in the page as serialized source text, so it must not use anything outside its body. */
export function showStoredProducts(viewedDatabase: string): void {
  document.getElementById('retry')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());

  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const listOf = (value: unknown) =>
    (Array.isArray(value) ? value : []).filter(
      (item): item is Record<string, unknown> => typeof item === 'object' && item !== null,
    );

  const pictureOf = (image: string) => {
    const files = ['w320.avif', 'w480.avif', 'w800.avif', 'w1280.avif', 'w800.webp'].map((file) =>
      image.replace(/w800\.webp$/, file),
    );
    const picture = Object.assign(new Image(), { alt: '' });
    const next = () => {
      const file = files.shift();
      if (file !== undefined && /^\/(?!\/)/.test(file)) picture.src = file;
      else picture.replaceWith(document.createElement('i'));
    };
    picture.addEventListener('error', next);
    queueMicrotask(next);
    return picture;
  };

  const show = (id: string, items: { title: string; image: string; note: string }[]) => {
    const section = document.getElementById(id);
    if (!section || items.length === 0) return;
    section.hidden = false;
    section.querySelector('ul')?.replaceChildren(
      ...items.map(({ title, image, note }) => {
        const line = document.createElement('li');
        const words = document.createElement('div');
        words.append(title);
        if (note !== '') words.append(Object.assign(document.createElement('small'), { textContent: note }));
        line.append(pictureOf(image), words);
        return line;
      }),
    );
  };

  try {
    const lines = listOf(JSON.parse(localStorage.getItem('cartItems') ?? '[]'));
    const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
    show(
      'cart',
      lines.map(({ title, image, price, quantity }) => ({
        title: textOf(title),
        image: textOf(image),
        note: `${Number(quantity)} × Rs. ${rupees.format(Number(price))} as of your last visit`,
      })),
    );
  } catch (error) {
    console.warn('cannot read the cart', error);
  }

  const opening = indexedDB.open(viewedDatabase);
  // Abort instead of creating a missing database, because the new database would be empty.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const database = opening.result;
    const reading = database.transaction('viewed').objectStore('viewed').get('products');
    reading.onsuccess = () => {
      show(
        'viewed',
        listOf(reading.result).map(({ title, image }) => ({ title: textOf(title), image: textOf(image), note: '' })),
      );
      database.close();
    };
  };
}
