// basalt info: what there is to compute with, whether it computes right, and what will be fast on it.
import { type Context, createContext } from '../src/index.ts';
import { listAdapters, openAdapterNamed } from './adapters.ts';
import { EXIT, type ExitStatus, Failure } from './exit.ts';
import { cpuFacts, type GpuFacts, gpuFacts } from './facts.ts';
import { whatIsFast } from './fast.ts';
import { type Found, jsonReport, printReport, type Side, type Unusable } from './infoReport.ts';
import type { CommonOptions } from './options.ts';
import { selfTests } from './selfTest.ts';
import { jsonOf, type Shell } from './shell.ts';

export interface InfoOptions extends CommonOptions {
  readonly backend?: 'cpu' | 'gpu';
  readonly adapter?: string;
  readonly tests: boolean;
}

export async function info(shell: Shell, { backend, adapter, tests }: InfoOptions): Promise<ExitStatus> {
  shell.show(0, 'adapters');
  const list = backend === 'cpu' ? { names: [], why: 'the CPU was asked for' } : await listAdapters();
  const names = list.names.filter((name) => plain(name).includes(plain(adapter ?? '')));
  if (adapter !== undefined && names.length === 0)
    throw new Failure(EXIT.device, `no adapter has '${adapter}' in its name: ${list.names.join('; ') || list.why}`);
  const sides = names.length + 1;
  const examine = async <F>(at: number, name: string, context: Context, facts: () => Promise<F>): Promise<Side<F>> => {
    try {
      let done = 0;
      const onTest = (routine: string) => shell.show((at + done++ / 9) / sides, `${name}: ${routine}`);
      return { facts: await facts(), tests: tests ? await selfTests(context, onTest) : [] };
    } finally {
      await context.queue.sync().catch(() => {});
      context.dispose();
    }
  };
  const cpu =
    backend === 'gpu' ? undefined : await examine(0, 'CPU', await createContext({ backend: 'cpu' }), cpuFacts);
  const gpus: (Side<GpuFacts> | Unusable)[] = [];
  for (const [k, name] of names.entries()) {
    shell.show((k + 1) / sides, name);
    const context = await openAdapterNamed(name);
    if (typeof context === 'string') gpus.push({ name, why: context });
    else gpus.push(await examine(k + 1, name, context, () => gpuFacts(context)));
  }
  shell.clear();
  const ok = [cpu, ...gpus].every((side) => side === undefined || !('tests' in side) || side.tests.every((t) => t.ok));
  const usable = gpus.flatMap((side) => ('facts' in side ? [side.facts] : []));
  const found: Found = { cpu, gpus, list, fast: whatIsFast(cpu?.facts, usable), ok };
  if (shell.json) shell.print(jsonOf(jsonReport(found)));
  else printReport(shell, found, tests);
  return ok ? EXIT.ok : EXIT.failed;
}

/** As adapters are chosen: by any part of the name, in any case. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
