// What an application pays for the library: bytes of a bundle by what it imports, and that it holds nothing of the routines that it does
// not.
import { beforeAll, describe, expect, test } from 'vitest';
import { full } from '../lib/sampled.ts';
import { type Bundle, byEsbuild, byRollup, kernelsIn } from './bundles.ts';

const INDEX = 'src/index.ts';
const CONTEXT = '{ createContext }';

/** Kilobytes (1000 bytes, compressed) that an import may take in one file. Those of whole entry points grow with every routine. */
const BUDGETS = {
  context: [33, INDEX, CONTEXT],
  sgemm: [99, INDEX, '{ createContext, sgemm }'],
  dgemm: [99, INDEX, '{ createContext, dgemm }'],
  saxpy: [49, INDEX, '{ createContext, saxpy }'],
  sgesv: [135, INDEX, '{ createContext, sgesv }'],
  dgesv: [135, INDEX, '{ createContext, dgesv }'],
  spotrfBatched: [126, INDEX, '{ createContext, spotrfBatched }'],
  index: [763, INDEX, '* as all'],
  solve: [232, 'src/linalg/index.ts', '{ solve }'],
  linalg: [647, 'src/linalg/index.ts', '* as all'],
  magma: [768, 'src/magma.ts', '* as all'],
  // With the verbs that a rank computes with, which are loaded when they are called.
  mpi: [568, 'src/mpi.ts', '* as all'],
  native: [5, 'src/native.ts', '* as all'],
  nn: [183, 'src/nn.ts', '* as all'],
  tuning: [16, 'src/tuning.ts', '* as all'],
  wgsl: [7.5, 'src/wgsl.ts', '* as all'],
  lu: [3, 'src/wgsl.ts', '{ lu }'],
} as const;

/** The same of what is loaded at once, before a context opens a GPU, where the bundler divides. Rollup takes a second for each. */
const AT_ONCE = { context: 17, sgemm: 31, saxpy: 27, sgesv: 40, solve: 68, lu: 3 } as const;

/** The clause of an import, without the budget. */
const importsOf = (names: readonly (keyof typeof BUDGETS)[]) =>
  Object.fromEntries(names.map((name) => [name, [BUDGETS[name][1], BUDGETS[name][2]] as const]));

/** By first words of the names of kernels. */
const GEMM = /^(gemm|gemv|double)_|^lacpy$/;
const NEEDED: Readonly<Record<string, RegExp>> = {
  context: /^(matrix_probe|cooperative_probe|spin)$/,
  sgemm: GEMM,
  dgemm: GEMM,
  saxpy: /_elements$/,
  sgesv: new RegExp(`${GEMM.source}|^(getf2_|la|trs|trmm|.*_elements$)`),
};

const names = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[];
/** In a short run one small, one of a routine, one of many. */
const divided = full ? (Object.keys(AT_ONCE) as (keyof typeof AT_ONCE)[]) : (['context', 'sgemm', 'solve'] as const);

/** A budget far above what is taken would not notice what it is there for. */
function keeps(bytes: number, budget: number): void {
  expect(bytes / 1000).toBeLessThan(budget);
  expect(bytes / 1000).toBeGreaterThan(budget * 0.6);
}

describe.each([
  ['esbuild', byEsbuild, names],
  ['rollup', byRollup, divided],
] as const)('%s', (bundler, bundle, names: readonly (keyof typeof BUDGETS)[]) => {
  let made: Record<string, Bundle>;
  beforeAll(async () => {
    made = await bundle(importsOf(names));
  });

  test.each(names)('the budget of %s', (name) => {
    const { gzip, first } = made[name]!;
    if (bundler === 'rollup') keeps(first, AT_ONCE[name as keyof typeof AT_ONCE]);
    else keeps(gzip, BUDGETS[name][0]);
  });

  test.each(names.filter((name) => name in NEEDED))('%s has no kernel of other routines', (name) => {
    const others = kernelsIn(made[name]!).filter(
      (kernel) => !NEEDED['context']!.test(kernel) && !NEEDED[name]!.test(kernel),
    );
    expect(others).toEqual([]);
  });

  test('the descriptions of other routines stay away, and the list of all', () => {
    const described = made['sgemm']!.text.matchAll(/\bname:"([a-z]+)",precs:/g);
    expect([...described].map(([, name]) => name)).toEqual(['gemm']);
  });

  test.runIf(bundler === 'rollup')('what is loaded at once has no shader, and no list of measurements', () => {
    expect(made['solve']!.firstText).not.toMatch(/@compute|fn \w+\(/);
  });
});
