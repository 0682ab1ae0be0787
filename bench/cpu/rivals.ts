// The libraries that bench:cpu compares with: those of bench/package.json, which need not be installed, and a native BLAS and LAPACK.
// Matrices are column-major arrays; a rival that stores rows is given the transposed problem, so that nothing is transposed for it.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { NativeError, type NativeProvider, openNative } from '../../src/native.ts';

export type Prec = 's' | 'd';
export type RealArray = Float32Array | Float64Array;
type Run = () => void;

/** What a rival offers: for each routine a way to make the call, undefined where it has none in that precision. */
export interface Rival {
  readonly name: string;
  gemm?(prec: Prec, n: number, A: RealArray, B: RealArray): Run | undefined;
  getrf?(prec: Prec, n: number, A: RealArray): Run | undefined;
  potrf?(prec: Prec, n: number, A: RealArray): Run | undefined;
  geqrf?(prec: Prec, n: number, A: RealArray): Run | undefined;
}

export const JAVASCRIPT = ['@stdlib/blas', 'ml-matrix', 'tfjs cpu', 'tfjs wasm'] as const;

const folder = createRequire(path.resolve('bench/package.json'));

interface MlMatrix {
  mmul(other: MlMatrix): MlMatrix;
}
interface Ml {
  readonly Matrix: { from1DArray(rows: number, cols: number, values: RealArray): MlMatrix };
  readonly LuDecomposition: new (A: MlMatrix) => unknown;
  readonly CholeskyDecomposition: new (A: MlMatrix) => unknown;
  readonly QrDecomposition: new (A: MlMatrix) => unknown;
}
interface Tensor {
  dispose(): void;
}
interface Tf {
  enableProdMode(): void;
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  tensor2d(values: RealArray, shape: [number, number]): Tensor;
  matMul(a: Tensor, b: Tensor): Tensor;
}
type StdlibGemm = (
  order: string,
  transA: string,
  transB: string,
  m: number,
  n: number,
  k: number,
  alpha: number,
  A: RealArray,
  lda: number,
  B: RealArray,
  ldb: number,
  beta: number,
  C: RealArray,
  ldc: number,
) => void;

async function load<T>(name: string): Promise<T> {
  const module = (await import(pathToFileURL(folder.resolve(name)).href)) as T & { default?: T };
  return module.default ?? module;
}

async function stdlib(): Promise<Rival> {
  const [s, d] = [await load<StdlibGemm>('@stdlib/blas/base/sgemm'), await load<StdlibGemm>('@stdlib/blas/base/dgemm')];
  return {
    name: '@stdlib/blas',
    gemm: (prec, n, A, B) => {
      const C = prec === 's' ? new Float32Array(n * n) : new Float64Array(n * n);
      const gemm = prec === 's' ? s : d;
      return () => gemm('column-major', 'no-transpose', 'no-transpose', n, n, n, 1, A, n, B, n, 0, C, n);
    },
  };
}

async function mlMatrix(): Promise<Rival> {
  const ml = await load<Ml>('ml-matrix');
  const doubles =
    (call: (A: MlMatrix) => unknown) =>
    (prec: Prec, n: number, A: RealArray): Run | undefined => {
      if (prec === 's') return undefined;
      const matrix = ml.Matrix.from1DArray(n, n, A);
      return () => void call(matrix);
    };
  return {
    name: 'ml-matrix',
    gemm: (prec, n, A, B) => {
      const other = ml.Matrix.from1DArray(n, n, A);
      return doubles((matrix) => matrix.mmul(other))(prec, n, B);
    },
    getrf: doubles((A) => new ml.LuDecomposition(A)),
    potrf: doubles((A) => new ml.CholeskyDecomposition(A)),
    geqrf: doubles((A) => new ml.QrDecomposition(A)),
  };
}

/** One backend is current at a time: each call makes its own so. */
async function tensorflow(kind: 'cpu' | 'wasm'): Promise<Rival> {
  const tf = await load<Tf>('@tensorflow/tfjs-core');
  tf.enableProdMode(); // no checks, and no advertisement on the console
  await load(`@tensorflow/tfjs-backend-${kind}`);
  await tf.setBackend(kind);
  await tf.ready();
  return {
    name: `tfjs ${kind}`,
    gemm: (prec, n, A, B) => {
      if (prec === 'd') return undefined;
      void tf.setBackend(kind);
      const [a, b] = [tf.tensor2d(A, [n, n]), tf.tensor2d(B, [n, n])];
      return () => {
        void tf.setBackend(kind);
        tf.matMul(b, a).dispose();
      };
    },
  };
}

export interface Rivals {
  readonly native: NativeProvider | undefined;
  readonly others: readonly Rival[];
  /** Those that are missing, and why. */
  readonly missing: readonly string[];
}

export async function openRivals(): Promise<Rivals> {
  const missing: string[] = [];
  const others: Rival[] = [];
  for (const open of [stdlib, mlMatrix, () => tensorflow('cpu'), () => tensorflow('wasm')]) {
    const name = JAVASCRIPT[others.length + missing.length]!;
    try {
      others.push(await open());
    } catch (error) {
      const text = error instanceof Error ? error.message.split('\n')[0] : String(error);
      const absent = (error as { code?: string }).code === 'MODULE_NOT_FOUND';
      missing.push(`${name}: ${absent ? 'not installed (npm --prefix bench ci)' : text}`);
    }
  }
  const native = await openNative().catch((error: unknown) => {
    if (!(error instanceof NativeError)) throw error;
    missing.push(`OpenBLAS: ${error.message}`);
    return undefined;
  });
  return { native, others, missing };
}
