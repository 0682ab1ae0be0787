// The peers. Each keeps its operands in its own form, made before the clock starts; what it returns is a result of its own each time, as a
// caller gets it. Those that compute elsewhere are waited for until the numbers are back.

import { matmulModel } from './onnx.ts';
import type { Call, Peer } from './peer.ts';
import { flat, load, nested, shapeOf } from './peer.ts';
import type { Data, Problem, RealArray } from './problems.ts';

const dataOf = (result: unknown): RealArray => (result as { data: RealArray }).data;

/** Arrays of arrays, which are doubles. */
function lists(
  { kind, prec, n }: Problem,
  { A, B }: Data,
  multiply: (a: number[][], b: number[][]) => unknown,
  solve: (a: number[][], b: number[]) => unknown,
): Call | undefined {
  if (prec === 's' || kind === 'batched') return undefined;
  const a = nested(A, n);
  if (kind === 'solve') {
    const b = Array.from(B);
    return { run: () => solve(a, b), read: flat };
  }
  const b = nested(B, n);
  return { run: () => multiply(a, b), read: flat };
}

interface NumpyArray {
  reshape(...shape: number[]): NumpyArray;
  readonly data: RealArray;
}
interface Numpy {
  array(values: RealArray, dtype: string): NumpyArray;
  matmul(a: NumpyArray, b: NumpyArray): NumpyArray;
  readonly linalg: { solve(a: NumpyArray, b: NumpyArray): NumpyArray };
}
const numpyTs: Peer = {
  name: 'numpy-ts',
  async open(problem, { A, B }) {
    const np = await load<Numpy>('numpy-ts');
    const array = (values: RealArray) => np.array(values, problem.prec === 's' ? 'float32' : 'float64');
    const a = array(A).reshape(...shapeOf(problem));
    if (problem.kind === 'solve') {
      const b = array(B);
      return { run: () => np.linalg.solve(a, b), read: dataOf };
    }
    const b = array(B).reshape(...shapeOf(problem));
    return { run: () => np.matmul(a, b), read: dataOf };
  },
};

interface JaxArray {
  /** One more owner: calls take what they are given. */
  readonly ref: JaxArray;
  data(): Promise<RealArray>;
}
interface Jax {
  init(device: string): Promise<unknown>;
  defaultDevice(device: string): unknown;
  readonly numpy: {
    array(values: RealArray, options: { shape: number[]; dtype: string }): JaxArray;
    matmul(a: JaxArray, b: JaxArray): JaxArray;
    readonly linalg: { solve(a: JaxArray, b: JaxArray): JaxArray };
  };
}
const jaxJs: Peer = {
  name: 'jax-js wasm',
  async open(problem, { A, B }) {
    // It looks for the class of halves, which Node 20 has not, whenever it looks at a type.
    Object.assign(globalThis, { Float16Array: (globalThis as { Float16Array?: unknown }).Float16Array ?? class {} });
    const jax = await load<Jax>('@jax-js/jax');
    await jax.init('wasm');
    jax.defaultDevice('wasm');
    const { numpy } = jax;
    const dtype = problem.prec === 's' ? 'float32' : 'float64';
    const array = (values: RealArray, shape: number[]) => numpy.array(values, { shape, dtype });
    const read = (result: unknown) => result as RealArray;
    const a = array(A, shapeOf(problem));
    if (problem.kind === 'solve') {
      const b = array(B, [problem.n]);
      return { run: () => numpy.linalg.solve(a.ref, b.ref).data(), read };
    }
    const b = array(B, shapeOf(problem));
    return { run: () => numpy.matmul(a.ref, b.ref).data(), read };
  },
};

interface Tensor {
  dataSync(): Float32Array;
  dispose(): void;
}
interface Tf {
  enableProdMode(): void;
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  tensor(values: RealArray, shape: number[]): Tensor;
  matMul(a: Tensor, b: Tensor): Tensor;
}
const tensorflow = (kind: 'cpu' | 'wasm'): Peer => ({
  name: `tfjs ${kind}`,
  async open(problem, { A, B }) {
    if (problem.prec === 'd' || problem.kind === 'solve') return undefined;
    const tf = await load<Tf>('@tensorflow/tfjs-core');
    tf.enableProdMode();
    await load(`@tensorflow/tfjs-backend-${kind}`);
    await tf.setBackend(kind);
    await tf.ready();
    const [a, b] = [tf.tensor(A, shapeOf(problem)), tf.tensor(B, shapeOf(problem))];
    const run = () => {
      const c = tf.matMul(a, b);
      const values = c.dataSync();
      c.dispose();
      return values;
    };
    return { run, read: (result) => result as Float32Array };
  },
});

interface OrtSession {
  run(feeds: Record<string, unknown>): Promise<{ C: { data: RealArray } }>;
}
interface Ort {
  readonly Tensor: new (type: string, values: RealArray, shape: number[]) => unknown;
  readonly InferenceSession: {
    create(model: Uint8Array, options: { executionProviders: string[] }): Promise<OrtSession>;
  };
}
const onnxruntime = (kind: 'web' | 'node'): Peer => ({
  name: `onnxruntime-${kind}`,
  ...(kind === 'node' ? { native: true as const } : {}),
  async open(problem, { A, B }) {
    if (problem.kind === 'solve') return undefined;
    const ort = await load<Ort>(`onnxruntime-${kind}`);
    const shape = shapeOf(problem);
    const model = matmulModel(problem.prec, shape);
    const session = await ort.InferenceSession.create(model, { executionProviders: [kind === 'web' ? 'wasm' : 'cpu'] });
    const tensor = (values: RealArray) => new ort.Tensor(problem.prec === 's' ? 'float32' : 'float64', values, shape);
    const feeds = { A: tensor(A), B: tensor(B) };
    return { run: () => session.run(feeds), read: (result) => dataOf((result as { C: unknown }).C) };
  },
});

type NativeGemm = (
  ...args: [RealArray, RealArray, RealArray, number, number, number, ...(number | undefined)[]]
) => unknown;
const nblas: Peer = {
  name: 'nblas',
  native: true,
  async open({ kind, prec, n }, { A, B }) {
    if (kind !== 'matmul') return undefined;
    const blas = await load<{ gemm: NativeGemm }>('nblas');
    const run = () => {
      const C = prec === 's' ? new Float32Array(n * n) : new Float64Array(n * n);
      blas.gemm(A, B, C, n, n, n);
      return C;
    };
    return { run, read: (result) => result as RealArray };
  },
};

interface VectoriousArray {
  multiply(other: VectoriousArray): VectoriousArray;
  solve(other: VectoriousArray): VectoriousArray;
  copy(): VectoriousArray;
  readonly data: RealArray;
}
const vectorious: Peer = {
  name: 'vectorious',
  async open({ kind, prec, n }, { A, B }) {
    if (kind === 'batched') return undefined;
    const { NDArray } = await load<{ NDArray: new (values: RealArray, options: object) => VectoriousArray }>(
      'vectorious',
    );
    const dtype = prec === 's' ? 'float32' : 'float64';
    const array = (values: RealArray, shape: number[]) => new NDArray(values, { shape, dtype });
    const a = array(A, [n, n]);
    const b = array(B, kind === 'solve' ? [n, 1] : [n, n]);
    // Its solution takes the place of its operands.
    return { run: () => (kind === 'solve' ? a.copy().solve(b.copy()) : a.multiply(b)), read: dataOf };
  },
};

interface Emscripten {
  _malloc(bytes: number): number;
  readonly HEAP32: Int32Array;
  readonly HEAPF64: Float64Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPU8: Uint8Array;
  _f2c_sgemm(...pointers: number[]): void;
  _f2c_dgemm(...pointers: number[]): void;
  _dgesv_(...pointers: number[]): void;
}
const emlapack: Peer = {
  name: 'emlapack',
  async open({ kind, prec, n }, { A, B }) {
    if (kind === 'batched') return undefined;
    const em = await load<Emscripten>('emlapack');
    const bytes = A.BYTES_PER_ELEMENT;
    const heap = () => (prec === 's' ? em.HEAPF32 : em.HEAPF64);
    const place = (values: RealArray): number => {
      const at = em._malloc(values.byteLength);
      heap().set(values, at / bytes);
      return at;
    };
    const integer = (value: number): number => {
      const at = em._malloc(4);
      em.HEAP32[at / 4] = value;
      return at;
    };
    const at = (pointer: number, length: number) => heap().slice(pointer / bytes, pointer / bytes + length);
    const [order, one] = [integer(n), integer(1)];
    const read = (result: unknown) => result as RealArray;
    if (kind === 'solve') {
      const columns = A.map((_, i) => A[(i % n) * n + Math.floor(i / n)]!) as RealArray;
      const [a, b, ipiv, info] = [place(columns), place(B), em._malloc(4 * n), integer(0)];
      const run = () => {
        heap().set(columns, a / bytes);
        heap().set(B, b / bytes);
        em._dgesv_(order, one, a, order, ipiv, b, order, info);
        return at(b, n);
      };
      return { run, read };
    }
    const letter = em._malloc(1);
    em.HEAPU8[letter] = 'N'.charCodeAt(0);
    const [a, b, c] = [place(A), place(B), place(B)];
    const scalars = prec === 's' ? [Float32Array.of(1), Float32Array.of(0)] : [Float64Array.of(1), Float64Array.of(0)];
    const [alpha, beta] = scalars.map(place) as [number, number];
    const gemm = prec === 's' ? '_f2c_sgemm' : '_f2c_dgemm';
    const run = () => {
      em[gemm](letter, letter, order, order, order, alpha, b, order, a, order, beta, c, order);
      return at(c, n * n);
    };
    return { run, read };
  },
};

const numeric: Peer = {
  name: 'numeric',
  async open(problem, data) {
    const { dot, solve } = await load<Record<'dot' | 'solve', (a: unknown, b: unknown) => unknown>>('numeric');
    return lists(problem, data, dot, solve);
  },
};

const mathjs: Peer = {
  name: 'mathjs',
  async open(problem, data) {
    const { multiply, lusolve } =
      await load<Record<'multiply' | 'lusolve', (a: unknown, b: unknown) => unknown>>('mathjs');
    return lists(problem, data, multiply, lusolve);
  },
};

interface MlMatrix {
  mmul(other: MlMatrix): MlMatrix;
  to1DArray(): number[];
}
interface Ml {
  readonly Matrix: { from1DArray(rows: number, columns: number, values: RealArray): MlMatrix };
  solve(a: MlMatrix, b: MlMatrix): MlMatrix;
}
const mlMatrix: Peer = {
  name: 'ml-matrix',
  async open({ kind, prec, n }, { A, B }) {
    if (prec === 's' || kind === 'batched') return undefined;
    const ml = await load<Ml>('ml-matrix');
    const a = ml.Matrix.from1DArray(n, n, A);
    const b = ml.Matrix.from1DArray(n, kind === 'solve' ? 1 : n, B);
    const run = () => (kind === 'solve' ? ml.solve(a, b) : a.mmul(b));
    return { run, read: (result) => (result as MlMatrix).to1DArray() };
  },
};

interface Ndarray {
  readonly data: RealArray;
  transpose(...axes: number[]): Ndarray;
}
const scijs: Peer = {
  name: 'scijs',
  async open({ kind, prec, n }, { A, B }) {
    if (kind === 'batched') return undefined;
    const ndarray = await load<(values: RealArray, shape: number[]) => Ndarray>('ndarray');
    const zeros = (length: number) => (prec === 's' ? new Float32Array(length) : new Float64Array(length));
    const a = ndarray(A, [n, n]);
    if (kind === 'solve') {
      const solve = await load<(x: Ndarray, a: Ndarray, b: Ndarray) => boolean>('ndarray-linear-solve');
      const b = ndarray(B, [n]);
      const run = () => {
        const x = ndarray(zeros(n), [n]);
        // Its first index counts columns.
        solve(x, a.transpose(1, 0), b);
        return x;
      };
      return { run, read: dataOf };
    }
    const gemm = await load<(c: Ndarray, a: Ndarray, b: Ndarray) => void>('ndarray-gemm');
    const b = ndarray(B, [n, n]);
    const run = () => {
      const c = ndarray(zeros(n * n), [n, n]);
      gemm(c, a, b);
      return c;
    };
    return { run, read: dataOf };
  },
};

type StdlibGemm = (
  ...args: [
    string,
    string,
    string,
    number,
    number,
    number,
    number,
    RealArray,
    number,
    RealArray,
    number,
    number,
    RealArray,
    number,
  ]
) => RealArray;
const stdlib: Peer = {
  name: '@stdlib/blas',
  async open({ kind, prec, n }, { A, B }) {
    if (kind !== 'matmul') return undefined;
    const gemm = await load<StdlibGemm>(`@stdlib/blas/base/${prec}gemm`);
    const none = 'no-transpose';
    const run = () => {
      const C = prec === 's' ? new Float32Array(n * n) : new Float64Array(n * n);
      return gemm('row-major', none, none, n, n, n, 1, A, n, B, n, 0, C, n);
    };
    return { run, read: (result) => result as RealArray };
  },
};

export const libraries: readonly Peer[] = [
  numpyTs,
  jaxJs,
  tensorflow('wasm'),
  tensorflow('cpu'),
  onnxruntime('web'),
  onnxruntime('node'),
  nblas,
  vectorious,
  emlapack,
  numeric,
  mlMatrix,
  mathjs,
  scijs,
  stdlib,
];
