// Makes all generated files (x.gen.ts): shaders, measurements for the tuner, and what follows from the specs. They are not in version
// control: this runs after an installation, and in front of every build, check and test. A file is written only if it changes, so that
// nothing is compiled again.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shaderModules } from './embed-kernels.mjs';
import { generateTuning, TUNING } from './embed-tuning.mjs';
import { routineModules } from './generate-routines.mjs';
import { root } from './process.mjs';

/** Brings the generated files up to date, and deletes those of rooms that are gone. */
export async function generate() {
  const write = (file, text) => {
    const target = path.join(root, file);
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
  };
  const shaders = shaderModules();
  for (const [file, text] of shaders) write(file, text);
  write(TUNING, generateTuning());
  const routines = await routineModules();
  for (const [file, text] of routines) write(file, text);
  const made = new Set([...shaders.keys(), TUNING, ...routines.keys()]);
  for (const folder of ['src', 'testing']) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true })) {
      const file = `${folder}/${name.replaceAll(path.sep, '/')}`;
      if (file.endsWith('.gen.ts') && !made.has(file)) rmSync(path.join(root, file));
    }
  }
}

if (process.argv[1] === import.meta.filename) await generate();
