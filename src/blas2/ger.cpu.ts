// GER, GERU and GERC on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.ts';
import type { Bound } from '../core/args.ts';
import { im, isZero, re } from '../core/complex.ts';
import type { ComplexPrec, Prec } from '../core/field.ts';
import type { FieldMat } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import type { Engine } from '../engine/engine.ts';
import type { Pairs, Real } from '../engine/ops.ts';
import { arrayAt, matrixAt } from '../engine/views.ts';
import type { Place } from '../engine/workspace.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { gerRef } from './ger.ref.ts';
import { bounds, onEngine, runPieces, vectorAt } from './level2.cpu.ts';
import type { GerArgs, GercArgs, GeruArgs } from './routines.gen.ts';
import { vectorRef } from './vector.ref.ts';

type Call = Bound<GerArgs<Prec>> | Bound<GeruArgs<ComplexPrec>>;

async function update(queue: Queue, a: Call, conjugated: boolean): Promise<void> {
  const { m, n, alpha } = a;
  const [x, y, A] = (await Promise.all([
    hostVector<Prec>(a.x, 'read'),
    hostVector<Prec>(a.y, 'read'),
    hostMat<Prec>(a.A, a.lda, 'write'),
  ])) as [FieldMat, FieldMat, FieldMat];
  const [xs, ys] = [vectorRef(x, m, a.incx), vectorRef(y, n, a.incy)];
  const done = onEngine(A, isZero(alpha) ? 0 : m * n, ({ e, r, A: place, pack }) => {
    const [px, py] = [pack(xs, m, 1), pack(ys, n, 1)];
    if (r.parts === 2) gerPairs(e, r, { m, n, alpha, conjugated, x: px, y: py, A: place });
    else gerEngine(e, r, m, n, re(alpha), px, py, place);
  });
  noteCpu(queue, a, done);
  if (!done) gerRef(m, n, alpha, xs, ys, A, conjugated);
}

const gerEngine = (e: Engine, r: Real, m: number, n: number, alpha: number, x: number, y: number, A: Place): void =>
  runPieces(e, r, 'ger', bounds(n, m * n), (j, last) => [0, m, j, last, alpha, x, y, A.at, A.ld * r.bytes]);

interface EngineGer {
  readonly m: number;
  readonly n: number;
  readonly alpha: Numeric;
  /** y is conjugated. */
  readonly conjugated: boolean;
  /** Addresses of contiguous vectors. */
  readonly x: number;
  readonly y: number;
  readonly A: Place;
}

/**
 * A := A + alpha x y^T or alpha x y^H of complex numbers by two updates of real ones, the parts of A being rows: by x with the real parts
 * of alpha y, by i x with the others.
 */
export function gerPairs(e: Engine, r: Pairs, { m, n, alpha, conjugated, x, y, A }: EngineGer): void {
  const { real } = r;
  const array = (at: number, length: number) => arrayAt(e, real, at, length);
  const done = e.within((space) => {
    const [turned, us, vs] = [2 * m, n, n].map((length) => space.take(length * real.bytes)) as [number, number, number];
    const [xs, ix, ys, u, v] = [array(x, 2 * m), array(turned, 2 * m), array(y, 2 * n), array(us, n), array(vs, n)];
    for (let i = 0; i < m; i++) {
      ix[2 * i] = -xs[2 * i + 1]!;
      ix[2 * i + 1] = xs[2 * i]!;
    }
    const [a, b] = [re(alpha), im(alpha)];
    for (let j = 0; j < n; j++) {
      const [c, d] = [ys[2 * j]!, (conjugated ? -1 : 1) * ys[2 * j + 1]!];
      u[j] = a * c - b * d;
      v[j] = a * d + b * c;
    }
    const rows = { at: A.at, ld: 2 * A.ld };
    gerEngine(e, real, 2 * m, n, 1, x, us, rows);
    gerEngine(e, real, 2 * m, n, 1, turned, vs, rows);
    return true;
  });
  if (!done) gerRef(m, n, alpha, vectorAt(e, r, m, x), vectorAt(e, r, n, y), matrixAt(e, r, m, n, A), conjugated);
}

export const gerCpu = (queue: Queue, a: Bound<GerArgs<Prec>>): Promise<void> => update(queue, a, false);
export const geruCpu = (queue: Queue, a: Bound<GeruArgs<ComplexPrec>>): Promise<void> => update(queue, a, false);
export const gercCpu = (queue: Queue, a: Bound<GercArgs<ComplexPrec>>): Promise<void> => update(queue, a, true);
