// Small pieces of the page's DOM.

/** The element of an id that index.html is known to have. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found as E;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export interface Column {
  readonly title: string;
  readonly number?: boolean;
  /** Of sentences, which may take several lines. */
  readonly note?: boolean;
}

/** A table that grows by rows, in a box of its own that scrolls. */
export class GrowingTable {
  readonly box: HTMLElement;
  private readonly body = element('tbody');
  private readonly columns: readonly Column[];

  constructor(caption: string, columns: readonly Column[]) {
    this.columns = columns;
    const head = columns.map(({ title, number }) => {
      return element('th', { scope: 'col', ...(number ? { class: 'number' } : {}) }, title);
    });
    const table = element(
      'table',
      {},
      element('caption', {}, caption),
      element('thead', {}, element('tr', {}, ...head)),
      this.body,
    );
    this.box = element('div', { class: 'scroll growing', role: 'region', 'aria-label': caption, tabindex: '0' }, table);
  }

  add(cells: readonly (string | Node)[]): void {
    const kind = (k: number): Readonly<Record<string, string>> => {
      const { number, note } = this.columns[k]!;
      return number ? { class: 'number' } : note ? { class: 'note' } : {};
    };
    this.body.append(element('tr', {}, ...cells.map((cell, k) => element('td', kind(k), cell))));
  }
}

/** Label and value, row by row. */
export function factTable(caption: string, facts: readonly (readonly [string, string])[]): HTMLElement {
  const rows = facts.map(([label, value]) =>
    element('tr', {}, element('th', { scope: 'row' }, label), element('td', {}, value)),
  );
  const table = element('table', { class: 'facts' }, element('caption', {}, caption), element('tbody', {}, ...rows));
  return element('div', { class: 'scroll', role: 'region', 'aria-label': caption, tabindex: '0' }, table);
}

export const verdict = (ok: boolean): HTMLElement =>
  element('span', { class: ok ? 'good' : 'bad' }, ok ? 'ok' : 'failed');

/** Hands the reader a file. */
export function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  element('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Files dropped on an element, which shows that it takes them, or chosen in an input. */
export function onFiles(drop: HTMLElement, input: HTMLInputElement, take: (files: readonly File[]) => void): void {
  const over = (on: boolean) => (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    drop.classList.toggle('over', on);
  };
  drop.addEventListener('dragover', over(true));
  drop.addEventListener('dragleave', over(false));
  drop.addEventListener('drop', (event) => {
    over(false)(event);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) take(files);
  });
  input.addEventListener('change', () => {
    take([...(input.files ?? [])]);
    input.value = ''; // the same file may be chosen again
  });
}

/** '0.0123', '1.23', '123': three digits. */
export const threeDigits = (value: number): string =>
  Number.isFinite(value) ? (value >= 1000 ? value.toFixed(0) : value.toPrecision(3)) : String(value);
