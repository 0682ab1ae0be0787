// How good factors of a symmetric matrix are, by products on the GPU: they are as accurate as what they judge, by some units.
import { type Context, type DeviceBuffer, gemm, lacpy, lange, laset } from '../../src/index.ts';

const ULP = 2 ** -23;

interface Reduced {
  readonly n: number;
  readonly given: DeviceBuffer<'s'>;
  /** The diagonal of T, then what is beside it, n elements from each other. */
  readonly T: DeviceBuffer<'s'>;
  readonly Q: DeviceBuffer<'s'>;
}

/** |A - Q T Q^T| / (|A| n ulp), |I - Q^T Q| / (n ulp). */
export async function reductionErrors(context: Context, { n, given, T, Q }: Reduced): Promise<number[]> {
  const values = await context.download(T);
  const dense = new Float32Array(n * n);
  for (let i = 0; i < n; i++) {
    dense[i + i * n] = values[i]!;
    if (i + 1 < n) dense[i + 1 + i * n] = dense[i + (i + 1) * n] = values[n + i]!;
  }
  const middle = context.upload('s', dense);
  const errors = await factorErrors(context, { n, given, middle, Q });
  middle.dispose();
  return errors;
}

/** |A - Q W Q^T| / (|A| n ulp), |I - Q^T Q| / (n ulp). */
export async function eigenErrors(
  context: Context,
  { n, given, W, Q }: Omit<Reduced, 'T'> & { readonly W: DeviceBuffer<'s'> },
): Promise<number[]> {
  const values = await context.download(W);
  const dense = new Float32Array(n * n);
  for (let i = 0; i < n; i++) dense[i + i * n] = values[i]!;
  const middle = context.upload('s', dense);
  const errors = await factorErrors(context, { n, given, middle, Q });
  middle.dispose();
  return errors;
}

interface Factors extends Omit<Reduced, 'T'> {
  /** A = Q middle Q^T, or Q middle times `right`. */
  readonly middle: DeviceBuffer<'s'>;
  readonly right?: DeviceBuffer<'s'>;
}

/** The same of any Q and the matrix in the middle. */
export async function factorErrors(context: Context, { n, given, middle, Q, right }: Factors): Promise<number[]> {
  const { queue } = context;
  const square = { m: n, n, k: n, lda: n, ldb: n, ldc: n };
  const [work, rest, result] = [context.alloc('s', n * n), context.alloc('s', n * n), context.alloc('s', 3)];
  const norm = (A: DeviceBuffer<'s'>, k: number): Promise<void> =>
    lange(queue, { norm: '1', m: n, n, A, lda: n, result: result.at(k) });
  await norm(given, 0);
  await gemm(queue, { ...square, alpha: 1, A: Q, B: middle, beta: 0, C: work });
  await lacpy(queue, { uplo: 'f', m: n, n, A: given, lda: n, B: rest, ldb: n });
  await gemm(queue, { ...square, transB: right ? 'n' : 't', alpha: -1, A: work, B: right ?? Q, beta: 1, C: rest });
  await norm(rest, 1);
  await laset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: rest, lda: n });
  await gemm(queue, { ...square, transA: 't', alpha: -1, A: Q, B: Q, beta: 1, C: rest });
  await norm(rest, 2);
  const [one, residual, unit] = await context.download(result);
  for (const buffer of [work, rest, result]) buffer.dispose();
  return [residual! / (one! * n * ULP), unit! / (n * ULP)];
}
