// The options of every tester, their meaning and their defaults; options.ts reads the command line into them.
import type { Size } from './sizes.ts';

export type Trans = 'n' | 't' | 'c';
export type VectorJob = 'n' | 's' | 'o' | 'a';

export interface Options {
  sizes: Size[];
  check: 0 | 1 | 2;
  lapack: boolean;
  magma: boolean;
  warmup: boolean;
  /** The timed calls are runs of a recorded plan. */
  plan: boolean;
  verbose: number;
  help: boolean;
  dev: number;
  align: number;
  /** Bytes. */
  cache: number;
  /** 0 = automatic. */
  nb: number;
  nrhs: number;
  nqueue: number;
  ngpu: number;
  nsub: number;
  niter: number;
  nthread: number;
  offset: number;
  itype: number;
  batch: number;
  kl: number;
  ku: number;
  /** 0, of testers that have several: as the routine chooses. */
  version: number;
  /** In units of eps. */
  tol: number;
  fraction: readonly [number, number];
  irange: readonly [number, number] | null;
  vrange: readonly [number, number] | null;
  matrix: string;
  /** 0 = sqrt(1/eps) of the precision. */
  cond: number;
  condD: number;
  svdWork: string[];
  jobu: VectorJob[];
  jobv: VectorJob[];
  uplo: 'l' | 'u' | 'f';
  transA: Trans;
  transB: Trans;
  side: 'l' | 'r';
  diag: 'n' | 'u';
  jobz: 'n' | 'v';
  jobvl: 'n' | 'v';
  jobvr: 'n' | 'v';
  backend: 'auto' | 'cpu' | 'gpu';
  adapter: string | null;
  matrixFile: string | null;
  json: string | null;
  timer: 'wall' | 'gpu';
  math: 'strict' | 'split' | 'fast' | 'half';
}

export interface ParseContext {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** CPU threads, for the default of --cache. */
  readonly threads?: number;
  /** Batched testers have smaller default sizes. */
  readonly batched?: boolean;
  /** A tester's own defaults, such as tol 100 for trsm. */
  readonly defaults?: Partial<Options>;
}

export const MIB = 2 ** 20;

/** Node, or a browser. */
interface Host {
  readonly process?: {
    readonly env: Readonly<Record<string, string | undefined>>;
    getBuiltinModule?(name: 'node:os'): { availableParallelism(): number };
  };
  readonly navigator?: { readonly hardwareConcurrency?: number };
}

/** Defaults of MAGMA, then the tester's own, then the environment: as in MAGMA its variables count by existing. */
export function defaultOptions(context: ParseContext): Options {
  const { process, navigator } = globalThis as Host;
  const env = context.env ?? process?.env ?? {};
  const cores = process?.getBuiltinModule?.('node:os').availableParallelism() ?? navigator?.hardwareConcurrency ?? 1;
  const threads = context.threads ?? cores;
  const o: Options = {
    sizes: [],
    check: 0,
    lapack: false,
    magma: true,
    warmup: false,
    plan: false,
    verbose: 0,
    help: false,
    dev: 0,
    align: 32,
    cache: 2 * MIB * threads,
    nb: 0,
    nrhs: 1,
    nqueue: 1,
    ngpu: 1,
    nsub: 1,
    niter: 1,
    nthread: 1,
    offset: 0,
    itype: 1,
    batch: 300,
    kl: 1,
    ku: 1,
    version: 1,
    tol: 30,
    fraction: [0, 1],
    irange: null,
    vrange: null,
    matrix: 'rand',
    cond: 0,
    condD: 1,
    svdWork: [],
    jobu: [],
    jobv: [],
    uplo: 'l',
    transA: 'n',
    transB: 'n',
    side: 'l',
    diag: 'n',
    jobz: 'n',
    jobvl: 'n',
    jobvr: 'n',
    backend: 'auto',
    adapter: null,
    matrixFile: null,
    json: null,
    timer: 'wall',
    math: 'strict',
    ...context.defaults,
  };
  if (env.MAGMA_TESTINGS_CHECK !== undefined) o.check = 1;
  if (env.MAGMA_RUN_LAPACK !== undefined) o.lapack = true;
  if (env.MAGMA_WARMUP !== undefined) o.warmup = true;
  return o;
}
