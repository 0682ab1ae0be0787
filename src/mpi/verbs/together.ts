// What every verb on distributed matrices does before it computes: arguments are checked, ranks agree, ScaLAPACK is found. Verbs of a
// process run one after another, since BLACS does not bear two at a time.
import { ArgumentError } from '../../core/errors.ts';
import { agreed, apart } from '../agree.ts';
import type { Communicator } from '../communicator.ts';
import { DistributedMatrix } from '../distributedMatrix.ts';
import type { ProcessGrid } from '../processGrid.ts';
import { openScalapack, type Scalapack } from '../scalapack.ts';
import { Engine } from './engine.ts';

type Ours = typeof import('./alone.ts');

/** A matrix that a verb is given, its name and its position. */
export type Given = readonly [matrix: unknown, name: string, position: number];

export interface Call<O extends object> {
  readonly routine: string;
  readonly given: readonly Given[];
  readonly options: O;
  /** Names of options. */
  readonly names: readonly (keyof O & string)[];
  /** Throws for shapes and options that do not go together. */
  check(ours: Ours): void;
}

let last: Promise<unknown> = Promise.resolve();

/** Runs `work` when all ranks have called the same with legal arguments, else throws on every rank. */
export function together<O extends object, R>(call: Call<O>, work: (engine: Engine) => Promise<R>): Promise<R> {
  const result = last.then(() => inTurn(call, work));
  last = result.catch(() => undefined);
  return result;
}

async function inTurn<O extends object, R>(call: Call<O>, work: (engine: Engine) => Promise<R>): Promise<R> {
  const { routine, given, options, names } = call;
  const ours = await import('./alone.ts');
  const grid = given.map(([matrix]) => matrix).find((matrix) => matrix instanceof DistributedMatrix)?.grid;
  if (grid === undefined) {
    const [matrix, name, position] = given[0]!;
    throw new ArgumentError(routine, name, position, matrix, 'must be a DistributedMatrix');
  }
  const on = await apart(grid.communicator);
  const scalapack = await agreed(on, routine, async () => {
    ours.checkNames(routine, given.length + 1, options, names);
    checkOperands(routine, given, grid);
    call.check(ours);
    const said = `${given.map(([matrix, name]) => `${name} ${matrix}`).join(', ')} ${JSON.stringify(options)}`;
    return [said, await libraryFor(on)] as const;
  });
  const context = scalapack === undefined ? 0 : await contextOf(scalapack, grid, on);
  return work(new Engine(grid, on, scalapack, context));
}

function checkOperands(routine: string, given: readonly Given[], grid: ProcessGrid): void {
  const first = given.find(([matrix]) => matrix instanceof DistributedMatrix)!;
  for (const [matrix, name, position] of given) {
    const isMatrix = matrix instanceof DistributedMatrix;
    const fail = (rule: string): never => {
      throw new ArgumentError(routine, name, position, isMatrix ? `${matrix}` : matrix, rule);
    };
    if (!(matrix instanceof DistributedMatrix)) fail('must be a DistributedMatrix');
    const { grid: its, dtype } = matrix as DistributedMatrix;
    if (its !== grid) fail(`must be on the grid that ${first[1]} is on`);
    if (dtype !== (first[0] as DistributedMatrix).dtype)
      fail(`must be of ${(first[0] as DistributedMatrix).dtype}, as ${first[1]} is, not of ${dtype}`);
  }
}

/** Undefined for a rank that is alone, and has no ScaLAPACK: it computes by basalt's own routines. */
async function libraryFor({ library, size }: Communicator): Promise<Scalapack | undefined> {
  if (library === undefined) return undefined;
  const opening = openScalapack(library);
  return size > 1 ? opening : opening.catch(() => undefined);
}

const contexts = new WeakMap<ProcessGrid, number>();

async function contextOf(scalapack: Scalapack, grid: ProcessGrid, on: Communicator): Promise<number> {
  const kept = contexts.get(grid);
  if (kept !== undefined) return kept;
  // BLACS blocks until all have come.
  await on.barrier();
  const made = scalapack.context(on, grid.rows, grid.cols);
  contexts.set(grid, made);
  return made;
}

/** Whether shapes go together, in the words of an ArgumentError. */
export function must(routine: string, [matrix, name, position]: Given, holds: boolean, rule: string): void {
  if (holds) return;
  const { rows, cols } = matrix as DistributedMatrix;
  throw new ArgumentError(routine, name, position, `${rows} x ${cols}`, rule);
}
