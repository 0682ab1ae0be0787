import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkLayers } from '../../scripts/check-layers.mjs';

/** Violations in a tree made of these files. */
function check(files: Record<string, string>): string[] {
  const base = mkdtempSync(path.join(tmpdir(), 'basalt-layers-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
      writeFileSync(path.join(base, file), text);
    }
    return checkLayers(base);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

const front = (name: string, imports = '') =>
  `import { spec } from './${name}.spec.ts';\n${imports}\nexport const run = 0;\n`;

test('this tree obeys the layer rule', () => {
  expect(checkLayers()).toEqual([]);
});

test('what the rule allows', () => {
  expect(
    check({
      'src/core/args.ts': '',
      'src/runtime/queue.ts': "import { need } from '../core/args.ts';",
      'src/engine/simd.ts': "import os from 'node:os';",
      'src/autotune/pick.ts': "import { queue } from '../runtime/queue.ts';",
      'src/blas3/products/gemm.spec.ts': "import { need } from '../../core/args.ts';",
      'src/blas3/products/gemm.ref.ts': "import { need } from '../../core/args.ts';",
      'src/blas3/products/gemm.cpu.ts':
        "import { simd } from '../../engine/simd.ts';\nimport type { GemmArgs } from './gemm.spec.ts';",
      'src/blas3/products/gemm.kernels.ts':
        "import { queue } from '../../runtime/queue.ts';\nimport { text } from './shaders.gen.ts';",
      'src/blas3/products/shaders.gen.ts': '',
      'src/blas3/products/gemm.gpu.ts':
        "import { k } from './gemm.kernels.ts';\nimport { type GemmArgs } from './gemm.spec.ts';",
      'src/blas3/products/gemm.ts': front('gemm', "import { gemmCpu } from './gemm.cpu.ts';"),
      'src/blas3/products/gemmc.ts': front('gemmc', "import { gemmCpu } from './gemm.cpu.ts';"),
      'src/lapack/plan.ts': "import { queue } from '../runtime/queue.ts';",
      'src/lapack/potrf.gpu.ts':
        "import {\n  gemmGpu,\n} from '../blas3/products/gemm.gpu.ts';\nimport { p } from './plan.ts';",
      'src/lapack/potrf.hybrid.ts':
        "import { p } from './potrf.gpu.ts';\nimport { g } from '../blas3/products/gemm.cpu.ts';",
      'src/lapack/potrf.spec.ts': "import { p } from './plan.ts';",
      'src/index.ts': "export { run } from './blas3/products/gemm.ts';",
      'testing/case.ts':
        "import { run } from '../src/index.ts';\nimport { ref } from '../src/blas3/products/gemm.ref.ts';",
      'bench/index.ts': "import { c } from '../testing/case.ts';",
      'test/gemm.test.ts': "import { k } from '../src/blas3/products/gemm.kernels.ts';",
    }),
  ).toEqual([]);
});

describe('what the rule forbids', () => {
  // Name of the violation: the importing file, its text, the imported file, its text, the reason expected.
  const planted: Record<string, [string, string, string, string, RegExp]> = {
    'core imports runtime': [
      'src/core/args.ts',
      "import { q } from '../runtime/queue.ts';",
      'src/runtime/queue.ts',
      '',
      /^src\/core\/args\.ts: .*core may not import runtime$/,
    ],
    'core imports a package': [
      'src/core/args.ts',
      "import os from 'node:os';",
      'src/x.ts',
      '',
      /core imports nothing$/,
    ],
    'a type counts': [
      'src/runtime/queue.ts',
      "import type { P } from '../autotune/pick.ts';",
      'src/autotune/pick.ts',
      '',
      /runtime may not import autotune$/,
    ],
    'a dynamic import counts': [
      'src/engine/pool.ts',
      "const q = await import('../runtime/queue.ts');",
      'src/runtime/queue.ts',
      '',
      /engine may not import runtime$/,
    ],
    'an export counts': [
      'src/blas1/axpy.gpu.ts',
      "export * from '../blas3/products/gemm.gpu.ts';",
      'src/blas3/products/gemm.gpu.ts',
      '',
      /blas1 may not import blas3$/,
    ],
    'src imports testing': [
      'src/tuning.ts',
      "import '../testing/case.ts';",
      'testing/case.ts',
      '',
      /public may not import testing$/,
    ],
    'testing reaches inside src': [
      'testing/case.ts',
      "import { g } from '../src/blas3/products/gemm.gpu.ts';",
      'src/blas3/products/gemm.gpu.ts',
      '',
      /testing may not import blas3$/,
    ],
    'ref imports engine': [
      'src/blas3/products/gemm.ref.ts',
      "import { s } from '../../engine/simd.ts';",
      'src/engine/simd.ts',
      '',
      /a ref file may not import engine$/,
    ],
    'gpu imports cpu': [
      'src/lapack/potrf.gpu.ts',
      "import { c } from './potrf.cpu.ts';",
      'src/lapack/potrf.cpu.ts',
      '',
      /a gpu file may not import a cpu file$/,
    ],
    'gpu calls a front': [
      'src/lapack/potrf.gpu.ts',
      "import { type GemmArgs, run } from '../blas3/products/gemm.ts';",
      'src/blas3/products/gemm.ts',
      front('gemm'),
      /a gpu file may not import a front file$/,
    ],
    'a front calls another': [
      'src/lapack/posv.ts',
      front('posv', "import { checkPotrf } from './potrf.ts';"),
      'src/lapack/potrf.ts',
      front('potrf'),
      /a front never calls another front$/,
    ],
    'a batched front calls another': [
      'src/batched/gemm.ts',
      front('gemm', "import { run } from '../blas3/products/gemm.ts';"),
      'src/blas3/products/gemm.ts',
      front('gemm'),
      /a front never calls another front$/,
    ],
    'a front imports the gpu file of another room': [
      'src/lapack/lu/gesv.ts',
      front('gesv', "import { p } from '../cholesky/potrf.gpu.ts';"),
      'src/lapack/cholesky/potrf.gpu.ts',
      '',
      /a front imports only of its own room$/,
    ],
    'a spec imports the runtime': [
      'src/lapack/potrf.spec.ts',
      "import { q } from '../runtime/queue.ts';",
      'src/runtime/queue.ts',
      '',
      /a spec file may not import runtime$/,
    ],
    'a gpu file takes a shader without its descriptor': [
      'src/blas1/axpy.gpu.ts',
      "import { axpy } from './shaders.gen.ts';",
      'src/blas1/shaders.gen.ts',
      '',
      /a gpu file may not import a gen file$/,
    ],
    'an unknown folder': ['src/misc/a.ts', '', 'src/x.ts', '', /^src\/misc\/a\.ts: is in no folder/],
    'an unknown suffix': ['src/blas3/gemm.fast.ts', '', 'src/x.ts', '', /^src\/blas3\/gemm\.fast\.ts: is in no folder/],
    'a long file': ['src/core/args.ts', 'x\n'.repeat(401), 'src/x.ts', '', /has more than 400 lines$/],
    'a wide comment': [
      'src/core/args.ts',
      `x\n// ${'w '.repeat(70)}`,
      'src/x.ts',
      '',
      /line 2 is a comment of more than 140 columns$/,
    ],
    'a cycle': [
      'src/core/a.ts',
      "import { b } from './b.ts';",
      'src/core/b.ts',
      "import { a } from './a.ts';",
      /^src\/core\/a\.ts: import cycle src\/core\/a\.ts -> src\/core\/b\.ts -> src\/core\/a\.ts$/,
    ],
  };
  test.each(Object.entries(planted))('%s', (_name, [file, text, other, otherText, reason]) => {
    const violations = check({ [file]: text, [other]: otherText });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatch(reason);
  });
});

test('imports in comments and strings are not imports', () => {
  const text =
    "/**\n * import { q } from '../runtime/queue.ts';\n */\n// import '../x.ts';\nconst s = \"a from '../x.ts'\";\n";
  expect(check({ 'src/core/a.ts': text, 'src/runtime/queue.ts': '', 'src/x.ts': '' })).toEqual([]);
});
