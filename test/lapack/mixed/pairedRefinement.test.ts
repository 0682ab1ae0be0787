// Refinement on the GPU with factors whose products were rounded to half by the reference, on whatever adapter there is: against GMRES in
// double on the host with the same factors, and the cycle by itself.
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/index.ts';
import { enqueueGetrs } from '../../../src/lapack/lu/getrs.gpu.ts';
import { getrsRef } from '../../../src/lapack/lu/getrs.ref.ts';
import { provenDoubleSingle } from '../../../src/lapack/mixed/doubleSingleTrial.gpu.ts';
import { GmresRefinement } from '../../../src/lapack/mixed/gmres.ref.ts';
import {
  basisRecords,
  enqueueBasisStart,
  enqueueDirection,
  leaseBasis,
} from '../../../src/lapack/mixed/gmresBasis.gpu.ts';
import { MOST_DIRECTIONS, PART_ROWS } from '../../../src/lapack/mixed/gmresBasis.kernels.ts';
import { getrfHalvesRef } from '../../../src/lapack/mixed/halves.ref.ts';
import { residualLimit } from '../../../src/lapack/mixed/mixed.ref.ts';
import { scaledPairs } from '../../../src/lapack/mixed/pairedOperands.hybrid.ts';
import { PATIENCE, type PairedOutcome, PairedRefinement } from '../../../src/lapack/mixed/pairedRefinement.hybrid.ts';
import { withLeases } from '../../../src/lapack/refine/expert.gpu.ts';
import { HostPairs } from '../../../src/runtime/pairs.ts';
import { generateMatrix } from '../../../testing/lib/generate.ts';
import { Random } from '../../../testing/lib/random.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { gpu } from '../../setup/contexts.ts';

interface System {
  readonly n: number;
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly norm: number;
  /** Factors, and the interchanges. */
  readonly s: Float32Array;
  readonly ipiv: Int32Array;
}

function systemOf(n: number, nrhs: number, matrix: string, cond: number): System {
  const random = new Random();
  const a = Float64Array.from(generateMatrix({ matrix, cond, prec: 'd' }, n, n, n, random).A);
  const b = Float64Array.from({ length: n * nrhs }, () => random.next('rands'));
  const [s, ipiv] = [Float32Array.from(a), new Int32Array(n)];
  getrfHalvesRef(n, { data: s, off: 0, ld: n }, ipiv, 0);
  let norm = 0;
  for (let i = 0; i < n; i++) {
    let sum = 0;
    for (let j = 0; j < n; j++) sum += Math.abs(a[i + j * n]!);
    norm = Math.max(norm, sum);
  }
  return { n, a, b, norm, s, ipiv };
}

/** Refines on the GPU; `limit` times what LAPACK asks for. */
async function onDevice(
  context: Context,
  at: System,
  nrhs: number,
  factor = 1,
  patience = Infinity,
): Promise<PairedOutcome & { X: Float64Array }> {
  const { queue } = context;
  const form = (await provenDoubleSingle(queue))!;
  const { n } = at;
  const { hi, lo } = new HostPairs(at.a);
  const buffers = [context.upload('s', hi), context.upload('s', lo), context.upload('s', at.s)] as const;
  const ipiv = context.upload('i', at.ipiv);
  const [H, L, S] = buffers.map((data) => ({ data, off: 0, ld: n }));
  let found: (PairedOutcome & { X: Float64Array }) | undefined;
  await withLeases(queue, async (lease) => {
    const D = { data: lease('s', n * nrhs), off: 0, ld: n };
    const given = scaledPairs(n, nrhs, { data: at.b, off: 0, ld: n })!;
    const refinement = new PairedRefinement(queue, {
      ...{ n, nrhs, form, A: { H: H!, L: L! }, given, huge: Infinity, patience, D, lease },
      solve: (columns) =>
        enqueueGetrs(queue, { trans: 'n', n, nrhs: columns, A: S!, ipiv: { data: ipiv, off: 0, ld: 1 }, B: D }),
    });
    const outcome = await refinement.run(async () => factor * residualLimit(n, at.norm));
    found = { ...outcome, X: await refinement.solutions() };
  });
  for (const buffer of [...buffers, ipiv]) buffer.dispose();
  return found!;
}

/** The solutions with the factors that GMRES on the host needs for each right-hand side. */
function onHost({ n, a, b, norm, s, ipiv }: System, nrhs: number): GmresRefinement {
  const host = (data: Float64Array | Float32Array) => ({ data, off: 0, ld: n });
  const work = {
    X: host(new Float64Array(n * nrhs)),
    R: host(new Float64Array(n * nrhs)),
    D: host(new Float32Array(n * nrhs)),
  };
  const refinement = new GmresRefinement(n, host(b), nrhs, norm, work, 'd');
  while (refinement.demote()) {
    const { columns } = refinement;
    if (refinement.solving) getrsRef('n', n, columns, host(s), ipiv, 0, work.D);
    refinement.promote();
    for (let c = 0; c < columns; c++) {
      const [x, r] = [work.X.data, work.R.data];
      for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) r[i + c * n]! -= a[i + j * n]! * x[j + c * n]!;
    }
    refinement.judge();
  }
  return refinement;
}

/** max |b - A x| / |x| of the worst column. */
function worstOf({ n, a, b }: System, X: Float64Array): number {
  let worst = 0;
  for (let k = 0; k < X.length; k += n) {
    const r = b.slice(k, k + n);
    const x = X.subarray(k, k + n);
    for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) r[i]! -= a[i + j * n]! * x[j]!;
    worst = Math.max(worst, Math.max(...r.map(Math.abs)) / Math.max(...x.map(Math.abs)));
  }
  return worst;
}

const proven = gpu !== undefined && (await provenDoubleSingle(gpu.queue)) !== undefined;
const N = 96;

describe.skipIf(!proven)('refinement on the GPU', () => {
  const context = gpu!;

  it.each([
    ['svd_geo', 10],
    ['svd_geo', 1e4],
    ['svd_cluster1', 1e6],
    ['svd_arith', 1e5],
    ['rand', 1],
  ] as const)('takes about as many solutions as GMRES in double for %s of condition %d', async (matrix, cond) => {
    const system = systemOf(N, 2, matrix, cond);
    // 48 bits may not be enough for LAPACK's limit at this order.
    const found = await onDevice(context, system, 2, 4);
    const host = onHost(system, 2);
    expect(found.solved && host.iter >= 0).toBe(true);
    expect(worstOf(system, found.X) <= 4.5 * residualLimit(N, system.norm)).toBe(true);
    for (const [k, count] of found.inner.entries()) {
      // Some of plain corrections, and what was enqueued before the last was seen to be enough.
      expect(count <= host.inner[k]! + 8, `${count}, on the host ${host.inner[k]}`).toBe(true);
      expect(found.iters[k]! >= 1 && found.iters[k]! < count).toBe(true);
    }
  });

  it('goes on with plain corrections where they contract, and no further', async () => {
    const system = systemOf(N, 1, 'svd_geo', 10);
    const { solved, iters, inner } = await onDevice(context, system, 1, 4);
    expect(solved && inner[0] === iters[0]! + 1 && inner[0]! <= 8).toBe(true);
    const hard = await onDevice(context, systemOf(N, 1, 'svd_geo', 1e4), 1, 4);
    expect(hard.solved && hard.inner[0]! > hard.iters[0]! + 1).toBe(true);
  });

  it('solves for many right-hand sides of all sizes, in groups', async () => {
    const nrhs = 11;
    const system = systemOf(40, nrhs, 'svd_geo', 1e4);
    for (let k = 0; k < nrhs; k++) {
      const factor = k === 3 ? 0 : 2 ** (k === 5 ? -900 : k === 9 ? 900 : 20 * k - 100);
      for (let i = 0; i < 40; i++) system.b[i + 40 * k]! *= factor;
    }
    const found = await onDevice(context, system, nrhs, 8);
    expect(found.solved).toBe(true);
    for (let k = 0; k < nrhs; k++) {
      const b = system.b.subarray(40 * k, 40 * (k + 1));
      const x = found.X.subarray(40 * k, 40 * (k + 1));
      if (k === 3) expect([...x].every((value) => value === 0)).toBe(true);
      else expect(worstOf({ ...system, b }, x) <= 9 * residualLimit(40, system.norm), `column ${k}`).toBe(true);
    }
  });

  it.each([1, 2, 3])('solves systems of order %i, whose spaces are full at once', async (n) => {
    const system = systemOf(n, 3, 'rand', 1);
    // Factors of another matrix: every direction is needed.
    for (let p = 0; p < n; p++) system.s[p * (n + 1)]! *= 3;
    const found = await onDevice(context, system, 3, 16);
    expect(found.solved).toBe(true);
    expect(worstOf(system, found.X) <= 17 * residualLimit(n, system.norm)).toBe(true);
  });

  it('gives up early where other factors come behind, and only where many solutions would be needed', async () => {
    // Factors of a matrix that is a third off in every element.
    const system = systemOf(N, 1, 'rand', 1);
    const random = mulberry32(9);
    const other = systemOf(N, 1, 'rand', 1);
    other.s.set(other.a.map((value) => value * (1 + signed(random) / 3)));
    getrfHalvesRef(N, { data: other.s, off: 0, ld: N }, other.ipiv, 0);
    const { solved, inner } = await onDevice(context, { ...system, s: other.s, ipiv: other.ipiv }, 1, 4, PATIENCE);
    expect(solved).toBe(false);
    expect(inner[0]! <= PATIENCE, `${inner[0]}`).toBe(true);
    const good = await onDevice(context, system, 1, 4, PATIENCE);
    expect(good.solved && good.inner[0]! <= PATIENCE).toBe(true);
  });

  it('gives up with factors that are none', async () => {
    const system = systemOf(40, 2, 'rand', 1);
    for (const spoil of [(i: number) => signed(mulberry32(i)), () => Number.NaN]) {
      const s = system.s.map((_, i) => spoil(i));
      const { solved, inner, worst } = await onDevice(context, { ...system, s }, 2);
      expect(solved).toBe(false);
      expect(worst <= residualLimit(40, system.norm)).toBe(false);
      expect(inner.every((count) => count <= 70)).toBe(true);
    }
  });

  it('comes to the same bits every time', async () => {
    const system = systemOf(N, 2, 'svd_geo', 1e4);
    const [first, second] = [await onDevice(context, system, 2, 4), await onDevice(context, system, 2, 4)];
    expect(second).toEqual(first);
  });
});

describe.skipIf(!proven)('a space on the GPU', () => {
  it('has an orthonormal basis, in which its records give the images of its directions', async () => {
    const { queue } = gpu!;
    const form = (await provenDoubleSingle(queue))!;
    // More than one part of a dot product, and a workgroup that is not full.
    const [n, columns, directions] = [PART_ROWS + 70, 2, 4];
    const rng = mulberry32(7);
    const a = Float64Array.from({ length: n * n }, (_, p) => (p % (n + 1) === 0 ? 2 : 0) + signed(rng) / n);
    const { hi, lo } = new HostPairs(a);
    const r = Float32Array.from({ length: 2 * n * columns }, (_, p) => (p % 2 === 0 ? signed(rng) : 0));
    const [H, L] = [gpu!.upload('s', hi), gpu!.upload('s', lo)];
    await withLeases(queue, async (lease) => {
      const D = lease('s', n * columns);
      const basis = leaseBasis(queue, n, columns, D, form, lease);
      basis.W.set(r, 0);
      enqueueBasisStart(queue, basis);
      const A = { H: { data: H, off: 0, ld: n }, L: { data: L, off: 0, ld: n } };
      for (let k = 0; k < directions; k++) enqueueDirection(queue, basis, k, A, () => {});
      const [first, rest] = [await basisRecords(basis, 0, 1), await basisRecords(basis, 1, directions)];
      const pairs = await basis.V.copyOut(0, basis.V.length);
      const Z = await basis.Z.copyOut(0, basis.Z.length);
      for (let c = 0; c < columns; c++) {
        const vector = (l: number) =>
          Float64Array.from({ length: n }, (_, i) => {
            const at = 2 * (i + n * (l + (MOST_DIRECTIONS + 1) * c));
            return pairs[at]! + pairs[at + 1]!;
          });
        const V = Array.from({ length: directions + 1 }, (_, l) => vector(l));
        const dot = (x: Float64Array, y: Float64Array) => x.reduce((sum, value, i) => sum + value * y[i]!, 0);
        for (let l = 0; l <= directions; l++)
          for (let k = 0; k <= l; k++)
            expect(Math.abs(dot(V[l]!, V[k]!) - (k === l ? 1 : 0)) < (k === l ? 1e-6 : 1e-12)).toBe(true);
        const norm = first.norms[c]!;
        for (let i = 0; i < n; i++) expect(Math.abs(V[0]![i]! * norm - r[2 * (i + n * c)]!) < 1e-12).toBe(true);
        const images = [...first.images[c]!, ...rest.images[c]!];
        for (const [k, { column, outside }] of images.entries()) {
          const z = Z.subarray(n * (k + MOST_DIRECTIONS * c), n * (k + 1 + MOST_DIRECTIONS * c));
          expect(column.length).toBe(k + 1);
          for (let i = 0; i < n; i += 7) {
            let image = 0;
            for (let j = 0; j < n; j++) image += a[i + j * n]! * z[j]!;
            const told = column.reduce((sum, h, l) => sum + h * V[l]![i]!, outside * V[k + 1]![i]!);
            expect(Math.abs(image - told) < 1e-12).toBe(true);
          }
        }
      }
    });
    for (const buffer of [H, L]) buffer.dispose();
  });
});
