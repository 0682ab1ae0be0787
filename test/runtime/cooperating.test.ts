// How many workgroups run at the same time is found out in finite time on any device, and is at least the one that asks.
import { expect } from 'vitest';
import { cooperatingGroups } from '../../src/runtime/cooperating.ts';
import { gpuTest } from '../setup/contexts.ts';

gpuTest('a dispatch whose workgroups wait for each other ends, and some have run at the same time', async ({ gpu }) => {
  const seen = await cooperatingGroups(gpu!.device);
  expect(seen).toBeGreaterThanOrEqual(1);
  expect(seen).toBeLessThanOrEqual(256);
  // What a context is told is what was seen on hardware; adapters in software are not asked.
  if (gpu!.software) expect(gpu!.cooperating).toBe(0);
  else expect(gpu!.cooperating).toBeGreaterThanOrEqual(1);
});
