// A family of kernels that nothing launches: two variants, one tunable each or two.
import type { Shape } from '../../src/autotune/key.ts';
import type { Space, Variant } from '../../src/autotune/space.ts';

const variant = (name: string, tunables: Variant<string>['tunables'], coarse: Variant<string>['coarse']) => ({
  name,
  kernel: { name, text: `// ${name}\nconst ${name}: u32 = 1u;`, variants: [] },
  tunables,
  coarse,
  valid: ({ A = 0, B = 0 }: Readonly<Record<string, number>>) => (A + B) % 2 === 0,
  threads: ({ A }: Readonly<Record<string, number>>) => A!,
  workgroupBytes: ({ B = 0 }: Readonly<Record<string, number>>) => 1000 * B,
  suits: (_: unknown, { aligned }: Shape) => aligned || name === 'slow',
  label: (params: Readonly<Record<string, number>>) => `${name} ${Object.values(params).join(' ')}`,
  choice: (params: Readonly<Record<string, number>>) => `${name}:${JSON.stringify(params)}`,
});

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

export const toy: Space<string> = {
  family: 'toy',
  variants: [
    variant('fast', { A: EIGHT, B: EIGHT }, { A: [2, 6], B: [2, 6] }),
    variant('slow', { A: EIGHT }, { A: [2, 4] }),
  ],
};

export const LIMITS = { threads: 7, workgroupBytes: 7000, software: false };

export const cube = (n: number, aligned = true): Shape => ({
  transA: 0,
  transB: 0,
  m: n,
  n,
  k: n,
  batch: 1,
  aligned,
});
