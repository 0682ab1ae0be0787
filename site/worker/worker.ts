// The page's worker: it computes, one task at a time, and tells the page how far it is. To stop a task the page ends the worker.
import { selfTests } from '../../cli/selfTest.ts';
import { collect, type Progress } from '../../report/collect.ts';
import type { Reply, Request, SelfTestRow, Side, TaskName, Tasks } from '../protocol.ts';
import { contextsOf } from './contexts.ts';
import { facts } from './facts.ts';
import { components } from './live/components.ts';
import { image } from './live/image.ts';
import { race } from './live/race.ts';
import { regression } from './live/regression.ts';
import { system, table } from './live/system.ts';
import { solve } from './solve.ts';
import { testers } from './testers.ts';

type Tell<K extends TaskName> = (event: Tasks[K]['event']) => void;

const tasks: { [K in TaskName]: (order: Tasks[K]['order'], tell: Tell<K>) => Promise<Tasks[K]['result']> } = {
  system,
  table,
  components,
  image,
  regression,
  race,
  facts,
  solve,
  testers,
  selfTests: async (sides: readonly Side[], tell: (event: SelfTestRow | string) => void) => {
    for (const [side, context] of await contextsOf(sides)) {
      const rows = await selfTests(context, (routine) => tell(`${routine}, ${side.toUpperCase()}`));
      for (const row of rows) tell({ side, ...row });
    }
    return null;
  },
  measure: async ({ sides, ...pace }, tell: (event: Progress) => void) => {
    const contexts = (await contextsOf(sides)).map(([, context]) => context);
    return collect(contexts, { ...pace, version: BASALT_VERSION }, tell);
  },
};

const post = (reply: Reply): void => postMessage(reply);

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    const task = tasks[data.task] as (order: Request['order'], tell: Tell<TaskName>) => Promise<never>;
    post({ kind: 'result', result: await task(data.order, (event) => post({ kind: 'event', event })) });
  } catch (error) {
    post({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
  }
});
