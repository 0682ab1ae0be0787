// Mixed precision on the host: the course of dsgesv, zcgesv, dsposv and zcposv on every backend, with what is computed in single precision
// given to it; and that on the CPU.
import { bounds } from '../../blas2/level2.cpu.ts';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { type ElementType, fields, isComplex, type Prec } from '../../core/field.ts';
import { type Backend, type FieldMat, footprint, type Ptr, type Uplo } from '../../core/matrix.ts';
import { type Engine, engine } from '../../engine/engine.ts';
import { demoteKernel } from '../../engine/kernels/demote.ts';
import type { Workspace } from '../../engine/workspace.ts';
import { type DeviceBuffer, hostMat } from '../../runtime/buffer.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { Demotion, FAILED, Refinement, type Rounds, sizeOf } from './mixed.ref.ts';

/** Columns are demoted by at most so many threads. */
const PARTS = 16;

/** The arguments that the mixed solvers have in common, checked. */
export interface MixedCall {
  readonly routine: string;
  readonly n: number;
  readonly nrhs: number;
  readonly A: Ptr<Prec>;
  readonly lda: number;
  readonly B: Ptr<Prec>;
  readonly ldb: number;
  readonly X: Ptr<Prec>;
  readonly ldx: number;
  readonly iter: Ptr<'i'>;
  readonly iters?: Ptr<'i'>;
  readonly inner?: Ptr<'i'>;
  readonly factored?: Ptr<'i'>;
  readonly info: Ptr<'i'>;
}

/** The factorization in single precision, wherever it is. */
export interface Singles<R extends Refined = Refined> {
  readonly backend: Backend;
  /** Demotes A and begins to factor it, unless an element is too large. */
  factor(demotion: Demotion): Promise<void>;
  /** The first columns of D := A^-1 D, which says nothing if the factorization has failed. Resolves to the info of that. */
  solve(D: FieldMat, columns: number): Promise<number>;
  /**
   * Demotes, factors, and refines where the factors are, and stores X if that has converged. Undefined if that is not to be done there, or
   * not to be settled there: `factor` is then called. `confirm` asks the host about solutions, columns one behind the other, given what |r|
   * / |x| may be.
   */
  refine?(confirm: Confirm): Promise<R | undefined>;
  dispose(): void;
}

/** Whether every right-hand side's residual in double is at most `limit` times its solution, in largest elements. */
export type Confirm = (X: Float64Array, limit: number) => Promise<boolean>;

/** ITER, and that of each right-hand side. */
export interface Refined {
  readonly iter: number;
  readonly iters: Int32Array;
}

/**
 * Demotes by the engine's kernel on all threads, where A lives in its memory and is real. If S does not, anything may be written between
 * its columns.
 */
export class EngineDemotion extends Demotion {
  override columns(from: number, to: number, S: FieldMat): void {
    const e = this.A.parts === 2 ? undefined : engine();
    const home = e?.heap.addressOf(this.A.data);
    const done = home === undefined ? undefined : e!.within((space) => this.onEngine(e!, home, space, from, to, S));
    if (done === undefined) super.columns(from, to, S);
  }

  private onEngine(e: Engine, home: number, space: Workspace, from: number, to: number, S: FieldMat): true {
    const { n, A } = this;
    const target = e.heap.addressOf(S.data);
    const size = footprint(n, to - from, S.ld);
    const at = target === undefined ? space.take(4 * size) : target + 4 * S.off;
    // Sums of its own for each part, and its largest element. Their number does not depend on that of the threads.
    const cuts = bounds(to - from, n * (to - from), PARTS).map((j) => from + j);
    const parts = cuts.length - 1;
    const sums = space.take(8 * n * parts);
    const largest = space.take(16 * parts);
    e.heap.view(Float64Array, sums, n * parts).fill(0);
    const shape = { f: 0, l: 1, u: 2 }[this.uplo];
    e.run(
      demoteKernel,
      'demote',
      cuts.slice(1).map((last, k) => {
        const first = cuts[k]!;
        const [a, s] = [home + 8 * (A.off + first * A.ld), at + 4 * (first - from) * S.ld];
        return [n, shape, first, last, a, 8 * A.ld, s, 4 * S.ld, sums + 8 * n * k, largest + 16 * k];
      }),
    );
    if (target === undefined) S.data.set(e.heap.view(Float32Array, at, size), S.off);
    for (let k = 0; k < parts; k++) this.add(e.heap.view(Float64Array, sums + 8 * n * k, n));
    for (const size of e.heap.view(Float32Array, largest, 4 * parts)) this.meet(size);
    return true;
  }
}

/** A matrix of doubles that lies where residuals are computed from. */
export interface Doubles {
  readonly at: Ptr<Prec>;
  readonly ld: number;
}

/** What depends on the kind of A. */
export interface MixedKind {
  /** Which part of A holds it. */
  readonly uplo: Uplo | 'f';
  /** The first columns of R := R - A X, in double: where, is its affair. */
  subtract(X: Doubles, R: Doubles, columns: number): Promise<void>;
  /** Where the next two are computed. Absent: on the CPU. */
  readonly last?: Backend;
  /** A := its factors, and info, in double. */
  factor(): Promise<void>;
  /** X := A^-1 X by them. */
  solve(): Promise<void>;
}

/** What has become of a call, for the trace. */
function outcome(iter: number): string {
  if (iter >= 0) return `factored in single; ${iter} corrections to double`;
  const why = {
    [FAILED.demotion]: 'a number does not fit into single precision',
    [FAILED.factorization]: 'the factorization in single broke down',
    [FAILED.convergence]: 'corrections from single did not converge',
  };
  return `${why[iter]}: factored and solved in double`;
}

/** Writes integers of a call, those that it wants. */
export function put(at: Ptr<'i'> | undefined, values: ArrayLike<number>): void {
  if (at !== undefined) (at.buffer as DeviceBuffer<'i'>).set(Int32Array.from(values), at.offset);
}

/**
 * X, iter, iters and info, and where refinement has failed A. `ways` to factor in single precision are tried in turn until one succeeds;
 * they are called once there is something to factor.
 */
export async function solveMixed(
  queue: Queue,
  a: MixedCall,
  kind: MixedKind,
  ...ways: readonly (() => Singles)[]
): Promise<void> {
  const { n, nrhs } = a;
  let [result, backend]: [Refined, Backend] = [{ iter: 0, iters: new Int32Array(nrhs) }, 'cpu'];
  for (const way of n === 0 ? [] : ways) {
    const parts = way();
    result = await refined(queue, a, kind, parts, (B, norm, work) => new Refinement(n, nrhs, B, norm, work));
    backend = result.iter >= 0 ? parts.backend : (kind.last ?? 'cpu');
    // No way can do with a number that does not fit.
    if (result.iter >= 0 || result.iter === FAILED.demotion) break;
  }
  const { iter, iters } = result;
  put(a.iter, [iter]);
  put(a.iters, iters);
  queue.note({ routine: a.routine, backend, why: outcome(iter) });
  if (iter >= 0) put(a.info, [0]);
  else await solveInDouble(a, kind);
}

/** X := A^-1 B in double, and info; A becomes its factors. */
export async function solveInDouble(a: MixedCall, kind: MixedKind): Promise<void> {
  await kind.factor();
  const [info] = await (a.info.buffer as DeviceBuffer<'i'>).copyOut(a.info.offset, 1);
  if (info! > 0) return;
  const { B, X } = await onHost(a, { B: 'read', X: 'write' });
  lacpyRef('f', a.n, a.nrhs, B, X);
  await kind.solve();
}

/** What a refinement works in: doubles X and R, singles D, all n x nrhs. */
type Work = Readonly<Record<'X' | 'R' | 'D', FieldMat>>;

/**
 * Refines with factors, where they are or in rounds that `begin` makes of B, the norm of A and workspace, and stores X if that has
 * converged.
 */
export async function refined<R extends Refined>(
  { context }: Queue,
  a: MixedCall,
  { uplo, subtract }: MixedKind,
  singles: Singles<R>,
  begin: (B: FieldMat, anorm: number, work: Work, fits: boolean) => (R & Rounds) | Promise<R & Rounds>,
): Promise<R> {
  const { n, nrhs } = a;
  const type = (a.A.buffer as DeviceBuffer<Prec>).type;
  const work: DeviceBuffer<Prec>[] = [];
  try {
    const { B } = await onHost(a, { B: 'read' });
    const places = (): [Doubles, Doubles] => {
      while (work.length < 2) work.push(context.hostBuffer(type, n * nrhs));
      return work.map((at) => ({ at, ld: n })) as unknown as [Doubles, Doubles];
    };
    const hosts = async () => (await Promise.all(work.map((at) => hostMat(at, n, 'write')))) as [FieldMat, FieldMat];
    const elsewhere = await singles.refine?.(async (values, limit) => {
      const [X, R] = places();
      const [inX, inR] = await hosts();
      inX.data.set(values);
      lacpyRef('f', n, nrhs, B, inR);
      if (nrhs > 0) await subtract(X, R, nrhs);
      const good = (k: number): boolean => sizeOf(inR, n, k) <= limit * sizeOf(inX, n, k);
      return Array.from({ length: nrhs }, (_, k) => k).every(good);
    });
    if (elsewhere !== undefined) return elsewhere;
    const [X, R] = places();
    // Not before: where it lives on the GPU it comes over for this.
    const { A } = await onHost(a, { A: 'read' });
    const demotion = new EngineDemotion(uplo, n, A);
    await singles.factor(demotion);
    const [inX, inR] = await hosts();
    const { parts } = fields[type];
    const D: FieldMat = { data: new Float32Array(parts * n * nrhs), off: 0, ld: n, parts };
    const refinement = await begin(B, demotion.norm, { X: inX, R: inR, D }, !demotion.overflow);
    if (demotion.overflow) refinement.end(FAILED.demotion);
    await drive(refinement, singles, (columns) => subtract(X, R, columns));
    if (refinement.iter >= 0) refinement.store((await hostMat(a.X, a.ldx, 'write')) as FieldMat);
    return refinement;
  } finally {
    // Before the system is solved in double: its factors in single are as large as half of A.
    for (const part of [singles, ...work]) part.dispose();
  }
}

/** Rounds until the refinement ends; `subtract`: the first columns of R := R - A X. */
export async function drive(
  refinement: Rounds,
  singles: Pick<Singles, 'solve'>,
  subtract: (columns: number) => Promise<void>,
): Promise<void> {
  while (refinement.demote()) {
    const { columns } = refinement;
    if (refinement.solving && (await singles.solve(refinement.D, columns)) > 0) {
      refinement.end(FAILED.factorization);
      return;
    }
    refinement.promote();
    await subtract(columns);
    refinement.judge();
  }
}

/** A matrix in single precision in the host's memory. */
export interface HostSingle {
  readonly at: Ptr<'s' | 'c'>;
  readonly ld: number;
}

/** How a kind of A is factored and solved with by the CPU backend. */
export interface HostMethods {
  /** Factors the matrix S in single precision, and writes info. */
  factor(S: HostSingle, info: Ptr<'i'>): Promise<void>;
  /** D := A^-1 D by the factors in S. */
  solve(S: HostSingle, D: HostSingle, columns: number): Promise<void>;
}

/** The factorization in single precision on the CPU backend. */
export class HostSingles implements Singles {
  readonly backend = 'cpu';
  private readonly n: number;
  private readonly parts: 1 | 2;
  private readonly methods: HostMethods;
  private readonly S: HostSingle;
  private readonly D: HostSingle;
  private readonly info: DeviceBuffer<'i'>;
  private readonly taken: readonly DeviceBuffer<ElementType>[];

  constructor({ context }: Queue, { n, nrhs, A }: MixedCall, methods: HostMethods) {
    this.n = n;
    this.methods = methods;
    const type = isComplex(A.buffer.type) ? 'c' : 's';
    this.parts = fields[type].parts;
    const [S, D] = [context.hostBuffer<'s' | 'c'>(type, n * n), context.hostBuffer<'s' | 'c'>(type, n * nrhs)];
    const ld = Math.max(1, n);
    this.S = { at: S, ld };
    this.D = { at: D, ld };
    this.info = context.hostBuffer('i', 1);
    this.taken = [S, D, this.info];
  }

  async factor(demotion: Demotion): Promise<void> {
    const { n, S, info } = this;
    demotion.columns(0, n, (await hostMat(S.at, S.ld, 'write')) as FieldMat);
    if (!demotion.overflow) await this.methods.factor(S, info);
  }

  async solve(D: FieldMat, columns: number): Promise<number> {
    const info = (await this.info.host('read'))[0]!;
    if (info > 0 || columns === 0) return info;
    const { data } = (await hostMat(this.D.at, this.D.ld, 'write')) as FieldMat;
    const length = this.parts * this.n * columns;
    data.set(D.data.subarray(0, length));
    await this.methods.solve(this.S, this.D, columns);
    D.data.set(data.subarray(0, length));
    return 0;
  }

  dispose(): void {
    for (const buffer of this.taken) buffer.dispose();
  }
}
