// What there is to compute with, and which testers there are.
import { describeDevice } from '../../report/device.ts';
import { routineName } from '../../src/core/spec.ts';
import type { Context } from '../../src/index.ts';
import { cases } from '../../testing/cases/index.gen.ts';
import { GROUPS } from '../../testing/lib/groups.ts';
import type { DeviceFacts, Facts, Program, Side } from '../protocol.ts';
import { contextOf } from './contexts.ts';

export async function facts(): Promise<Facts> {
  const devices = [describe('cpu', await contextOf('cpu'))];
  let noGpu: string | undefined;
  try {
    devices.push(describe('gpu', await contextOf('gpu')));
  } catch (error) {
    noGpu = error instanceof Error ? error.message : String(error);
  }
  const groups = [...GROUPS].map(([name, tests]) => [name, [...new Set(tests.map(({ routine }) => routine))]] as const);
  return { devices, noGpu, programs: programs(), groups: Object.fromEntries(groups) };
}

const programs = (): Program[] =>
  cases.flatMap(({ spec, table }) =>
    table === undefined
      ? []
      : [...spec.precs].map((prec) => ({ name: routineName(spec, prec), routine: spec.name, prec })),
  );

function describe(side: Side, context: Context): DeviceFacts {
  const { name, software, facts: known } = describeDevice(context);
  const more: [string, string][] = [];
  if (context.gpu !== undefined) {
    const { device, language } = context.gpu;
    const plain = (names: Iterable<string>): string => [...names].sort().join(', ') || 'none';
    more.push(['Features', plain(device.features as ReadonlySet<string>)]);
    more.push(['Shader language', plain(language)]);
    more.push(['Workgroups', `${device.limits.maxComputeWorkgroupsPerDimension} along an axis`]);
  }
  return { side, name, software, facts: [...known, ...more] };
}
