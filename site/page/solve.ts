// The section that solves a system from files, or their text.
import example from '../../examples/data/bcsstk01.mtx?raw';
import { formatMatrixMarket } from '../../src/linalg/files/formatMatrixMarket.ts';
import type { Facts, Side, Solved, SolveOrder } from '../protocol.ts';
import { type Compute, onSubmit } from './compute.ts';
import { preferred, sideText } from './devices.ts';
import { byId, element, factTable, GrowingTable, onFiles, save } from './dom.ts';

/** Texts above this would make the page slow if they were shown: they are kept aside. */
const MOST_SHOWN = 200_000;
/** Elements of x that are shown. */
const MOST_ROWS = 20;

type Content = SolveOrder['a'];

interface Source {
  /** Waits for a file that is still being read: what it replaces is not what the reader means. */
  read(): Promise<Content>;
  set(name: string, text: string): void;
}

export function solveSection(compute: Compute): (facts: Facts) => void {
  const [a, b] = [sourceOf('solve-a'), sourceOf('solve-b')];
  const place = byId('solve-result');
  const value = (id: string): string => byId<HTMLSelectElement>(id).value;
  byId('solve-example').addEventListener('click', () => {
    a.set('bcsstk01.mtx', example);
    b.set('', '');
    byId('solve-a').focus();
  });
  onSubmit(byId<HTMLFormElement>('solve-form'), compute, place, async () => {
    const matrix = await a.read();
    if (isBlank(matrix)) throw new Error('there is no matrix A: drop a file, choose one, or paste its text');
    const right = await b.read();
    const order: SolveOrder = {
      a: matrix,
      b: isBlank(right) ? undefined : right,
      side: value('solve-side') as Side,
      precision: value('solve-precision') as SolveOrder['precision'],
      method: value('solve-method') as SolveOrder['method'],
      condition: byId<HTMLInputElement>('solve-condition').checked,
    };
    place.replaceChildren();
    compute.announce(show(place, await compute.run('solve', order, 'Solving', (what) => compute.progress(what))));
  });
  return (facts) => {
    const options = facts.devices.map(({ side }) => element('option', { value: side }, sideText(side, facts)));
    byId<HTMLSelectElement>('solve-side').replaceChildren(...options);
    byId<HTMLSelectElement>('solve-side').value = preferred(facts).at(-1) ?? 'cpu';
  };
}

const isBlank = (content: Content): boolean => typeof content === 'string' && content.trim() === '';

/** A text area with a file input in a box that takes dropped files. */
function sourceOf(id: string): Source {
  const area = byId<HTMLTextAreaElement>(id);
  let aside: Content | undefined;
  let reading: Promise<void> | undefined;
  area.addEventListener('input', () => {
    aside = undefined;
    reading = undefined;
  });
  const put = (name: string, text: string): void => {
    aside = text.length > MOST_SHOWN ? text : undefined;
    area.value = aside === undefined ? text : `% ${name}: ${text.length} characters, not shown`;
    // The head of the file is what tells what it is.
    area.setSelectionRange(0, 0);
    area.scrollTop = 0;
  };
  const take = async (file: File): Promise<void> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    put(file.name, await file.text());
    // NumPy's files, and others that are no text: the area can only name them.
    if (bytes.includes(0)) {
      aside = bytes;
      area.value = `% ${file.name}: ${bytes.length} bytes, not shown`;
    }
  };
  onFiles(byId(`${id}-drop`), byId<HTMLInputElement>(`${id}-file`), ([file]) => {
    if (file !== undefined) reading = take(file);
  });
  return {
    set: (name, text) => {
      reading = undefined;
      put(name, text);
    },
    read: async () => {
      await reading;
      return aside ?? area.value;
    },
  };
}

/** Shows a solution, and returns its verdict. */
function show(place: HTMLElement, { rows, n, nrhs, x, okay, singular }: Solved): string {
  const values = new GrowingTable('First elements of x', [{ title: 'i' }, { title: 'x(i)', number: true }]);
  for (let i = 0; i < Math.min(n, MOST_ROWS); i++) values.add([String(i + 1), String(x[i])]);
  const more = n * nrhs > Math.min(n, MOST_ROWS);
  const summary = element(
    'summary',
    {},
    more ? `The first ${Math.min(n, MOST_ROWS)} of ${n * nrhs} elements of x` : 'x',
  );
  const button = element('button', { type: 'button' }, 'Save x');
  button.addEventListener('click', () => {
    const comment = `x with A x = b, by basalt ${BASALT_VERSION}`;
    save('x.mtx', 'text/plain', formatMatrixMarket(n, nrhs, x, { comment }));
  });
  const verdict = okay
    ? singular
      ? 'Solved, but A is singular to working precision: x may have no right digit.'
      : 'Solved: the backward error is as small as it should be.'
    : 'The backward error is too large.';
  place.replaceChildren(
    element('p', { class: okay && !singular ? 'good' : 'bad' }, verdict),
    factTable('The solution', rows),
    element('details', {}, summary, values.box),
    element('div', { class: 'row' }, button),
  );
  return verdict;
}
