// Programs under mpirun: compiled to one file, and run by so many ranks of one of the MPIs that this machine has.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The launchers that are installed, by the name that tests give them. */
export const launchers: readonly (readonly [title: 'Open MPI' | 'MPICH', program: string, library: string])[] = (
  [
    ['Open MPI', 'mpirun.openmpi', 'libmpi.so.40'],
    ['MPICH', 'mpirun.mpich', 'libmpich.so.12'],
  ] as const
).filter(([, program]) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

/** Whether koffi, through which they are called, is there. */
export const koffi = await import('koffi').then(
  () => true,
  () => false,
);

/** Containers run as root, have fewer cores than ranks, and forbid reading other processes' memory. */
const OPEN_MPI = {
  OMPI_ALLOW_RUN_AS_ROOT: '1',
  OMPI_ALLOW_RUN_AS_ROOT_CONFIRM: '1',
  OMPI_MCA_rmaps_base_oversubscribe: '1',
  OMPI_MCA_btl_vader_single_copy_mechanism: 'none',
};

/** Compiled programs in a folder of their own. */
export class Programs {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'basalt-mpi-'));

  async compile(names: readonly string[]): Promise<void> {
    symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'), 'junction');
    writeFileSync(path.join(this.folder, 'package.json'), '{ "type": "module" }');
    await build({
      entryPoints: names.map((name) => path.join(root, `${name}.ts`)),
      outdir: this.folder,
      entryNames: '[name]',
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      external: ['koffi', 'webgpu'],
      logLevel: 'warning',
    });
  }

  /** With mpirun's words before the program, none for a process that is started alone. */
  run(
    launcher: readonly string[],
    name: string,
    words: readonly string[] = [],
    env: Record<string, string> = {},
    timeout = 60_000,
  ): Promise<Ran> {
    const [program, ...args] = [...launcher, process.execPath, path.join(this.folder, `${name}.js`), ...words];
    return new Promise((done) => {
      const options = { env: { ...process.env, ...OPEN_MPI, ...env }, timeout, cwd: this.folder };
      execFile(program!, args, options, (error, out, err) =>
        done({ code: error === null ? 0 : Number(error.code ?? -1), out, err }),
      );
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
