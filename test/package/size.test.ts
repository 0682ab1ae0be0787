// What an application pays for the library: bytes of a bundle by what it imports, and that it holds nothing of the routines that it does not.
import { beforeAll, describe, expect, test } from 'vitest';
import { type Bundle, byEsbuild, byRollup, kernelsIn } from './bundles.ts';

const INDEX = 'src/index.ts';
const CONTEXT = '{ createContext }';

/** Kilobytes (1000 bytes, compressed) that an import may take. Those of whole entry points grow with every routine. */
const BUDGETS = {
  context: [22, INDEX, CONTEXT],
  sgemm: [60, INDEX, '{ createContext, sgemm }'],
  dgemm: [60, INDEX, '{ createContext, dgemm }'],
  saxpy: [36, INDEX, '{ createContext, saxpy }'],
  sgesv: [94, INDEX, '{ createContext, sgesv }'],
  dgesv: [94, INDEX, '{ createContext, dgesv }'],
  spotrfBatched: [98, INDEX, '{ createContext, spotrfBatched }'],
  index: [470, INDEX, '* as all'],
  solve: [170, 'src/linalg/index.ts', '{ solve }'],
  linalg: [290, 'src/linalg/index.ts', '* as all'],
  magma: [470, 'src/magma.ts', '* as all'],
  native: [5, 'src/native.ts', '* as all'],
  tuning: [14, 'src/tuning.ts', '* as all'],
  wgsl: [5, 'src/wgsl.ts', '* as all'],
  lu: [3, 'src/wgsl.ts', '{ lu }'],
} as const;

/** Rollup takes a second for each. */
const ALSO_BY_ROLLUP = ['context', 'sgemm', 'sgesv', 'lu'] as const;

/** The clause of an import, without the budget. */
const importsOf = (names: readonly (keyof typeof BUDGETS)[]) =>
  Object.fromEntries(names.map((name) => [name, [BUDGETS[name][1], BUDGETS[name][2]] as const]));

/** By first words of the names of kernels. */
const GEMM = /^(gemm|gemv)_|^lacpy$/;
const NEEDED: Readonly<Record<string, RegExp>> = {
  context: /^(matrix_probe|spin)$/,
  sgemm: GEMM,
  dgemm: GEMM,
  saxpy: /_elements$/,
  sgesv: new RegExp(`${GEMM.source}|^(getf2_|la|trs|trmm|.*_elements$)`),
};

describe.each([
  ['esbuild', byEsbuild, Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]],
  ['rollup', byRollup, ALSO_BY_ROLLUP],
] as const)('%s', (_, bundle, names) => {
  let made: Record<string, Bundle>;
  beforeAll(async () => {
    made = await bundle(importsOf(names));
  });

  test.each(names)('the budget of %s', (name) => {
    const { gzip } = made[name]!;
    expect(gzip / 1000).toBeLessThan(BUDGETS[name][0]);
    // A budget far above what is taken would not notice what it is there for.
    expect(gzip / 1000).toBeGreaterThan(BUDGETS[name][0] * 0.6);
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
});
