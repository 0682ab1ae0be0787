// The kernels behind the operations of ops.ts: solutions and factorizations of the last two dimensions. What has no elements needs no computing.
import type { Systems } from './compute.ts';
import type { TensorInfo } from './peers.ts';
import { type Attributes, type Inputs, type Site, sizeOf } from './site.ts';

/** Kernels by name; the names are ours and in nobody else's registry. */
export const SOLVE = 'BasaltSolve';
export const TRIANGULAR_SOLVE = 'BasaltTriangularSolve';
export const CHOLESKY = 'BasaltCholesky';
export const QR = 'BasaltQr';

function systems(a: TensorInfo, b: TensorInfo): Systems {
  const [n, nrhs] = b.shape.slice(-2) as [number, number];
  return { count: sizeOf(a.shape.slice(0, -2)), n, nrhs };
}

/** What `work` makes of the tensors as singles in memory, too. */
function withSingles<R>(site: Site, tensors: readonly TensorInfo[], work: (...singles: TensorInfo[]) => R): R {
  const one = site.backend.makeTensorInfo([], 'float32', Float32Array.of(1));
  const singles = tensors.map((x) => (site.areSingles(x) ? x : site.stock('Multiply', { a: x, b: one })));
  const result = work(...singles);
  for (const [i, x] of singles.entries()) if (x !== tensors[i]) site.release(x);
  site.release(one);
  return result;
}

const noInfo = (site: Site, lead: number[]): TensorInfo => {
  const info = site.zeros(lead);
  return site.stockInstead(info, 'Cast', { x: info }, { dtype: 'int32' });
};

/** `info` in the shape of the leading dimensions. */
const shaped = (site: Site, info: TensorInfo, lead: number[]): TensorInfo =>
  site.stockInstead(info, 'Reshape', { x: info }, { shape: lead });

export function solveKernel(site: Site, { a, b }: Inputs): TensorInfo[] {
  const s = systems(a!, b!);
  const lead = a!.shape.slice(0, -2);
  if (sizeOf(b!.shape) === 0) return [site.zeros(b!.shape), noInfo(site, lead)];
  site.counted(SOLVE);
  const { x, info } = withSingles(site, [a!, b!], (A, B) => site.compute.solve(s, A!, B!));
  return [x, shaped(site, info, lead)];
}

export function triangularSolveKernel(site: Site, { a, b }: Inputs, { lower, adjoint }: Attributes): TensorInfo {
  if (sizeOf(b!.shape) === 0) return site.zeros(b!.shape);
  site.counted(TRIANGULAR_SOLVE);
  const uplo = lower === true ? 'l' : 'u';
  return withSingles(site, [a!, b!], (A, B) =>
    site.compute.solveTriangle(systems(A!, B!), uplo, adjoint === true, A!, B!),
  );
}

export function choleskyKernel(site: Site, { a }: Inputs): TensorInfo[] {
  const lead = a!.shape.slice(0, -2);
  if (sizeOf(a!.shape) === 0) return [site.zeros(a!.shape), noInfo(site, lead)];
  site.counted(CHOLESKY);
  const n = a!.shape.at(-1)!;
  const { l, info } = withSingles(site, [a!], (A) => site.compute.cholesky(sizeOf(lead), n, A!));
  return [l, shaped(site, info, lead)];
}

export function qrKernel(site: Site, { a }: Inputs): TensorInfo[] {
  const lead = a!.shape.slice(0, -2);
  const [m, n] = a!.shape.slice(-2) as [number, number];
  const k = Math.min(m, n);
  if (sizeOf(a!.shape) === 0) return [site.zeros([...lead, m, k]), site.zeros([...lead, k, n])];
  site.counted(QR);
  const { q, r } = withSingles(site, [a!], (A) => site.compute.qr(sizeOf(lead), m, n, A!));
  return [q, r];
}
