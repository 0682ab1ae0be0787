// The tests of scripts/mutants.mjs: a process that is told which files have changed and which tests to run, and says whether they pass.
// vitest stays in memory, and with it everything that it has compiled.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { generate } from './generate.mjs';
import { root } from './process.mjs';

const vitest = await createVitest('test', { root, watch: false, reporters: [{}] });
const embedded = readdirSync(path.join(root, 'src'), { recursive: true })
  .filter((name) => name.endsWith('shaders.gen.ts'))
  .map((name) => path.join(root, 'src', name));

process.on('message', async ({ tests, changed }) => {
  let passed = false;
  try {
    // Kernels are embedded in what is generated.
    const kernels = changed.some((file) => file.endsWith('.wgsl'));
    if (kernels) await generate();
    for (const file of kernels ? embedded : []) vitest.invalidateFile(file);
    for (const file of changed) vitest.invalidateFile(path.join(root, file));
    const found = await vitest.globTestSpecifications(tests);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found);
    // Those of other tests are as they were when these ran last.
    const own = testModules.filter(({ moduleId }) => found.some((one) => one.moduleId === moduleId));
    passed = own.length > 0 && unhandledErrors.length === 0 && own.every((module) => module.ok());
  } catch {
    // A file that cannot be compiled.
  }
  process.send(passed);
});
