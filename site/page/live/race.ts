// The tile of the race: the same small systems by a loop of one's own, by a call for each, and by one call for all.
import type { Facts } from '../../protocol.ts';
import type { Lane } from '../../protocolLive.ts';
import { byId, element, threeDigits } from '../dom.ts';
import { type Link, orShow } from './link.ts';

const COUNT = 5000;

export function raceTile(link: Link, facts: Promise<Facts>): void {
  const order = byId<HTMLSelectElement>('race-order');
  const list = byId('race-lanes');
  const told = byId('race-told');
  const hardware = facts.then(
    ({ devices }) => devices.some(({ side, software }) => side === 'gpu' && !software),
    () => false,
  );

  const run = async (): Promise<void> => {
    const n = Number(order.value);
    const lanes: Lane[] = [];
    told.textContent = 'Running';
    await link.ask('race', { n, count: COUNT, gpu: await hardware }, (lane) => {
      lanes.push(lane);
      show(list, lanes);
    });
    const [worst, best] = [Math.max(...lanes.map(({ ms }) => ms)), Math.min(...lanes.map(({ ms }) => ms))];
    told.textContent = `${COUNT} systems of order ${n}: ${threeDigits(worst / best)} times between the slowest and the fastest.`;
  };

  byId<HTMLFormElement>('race-form').addEventListener('submit', () => orShow(told, run()));
  order.addEventListener('input', () => orShow(told, run()));
  orShow(told, run());
}

function show(list: HTMLElement, lanes: readonly Lane[]): void {
  const longest = Math.max(...lanes.map(({ ms }) => ms));
  list.replaceChildren(
    ...lanes.map(({ name, ms }) => {
      const bar = element('span', { class: 'bar', style: `inline-size:${((100 * ms) / longest).toFixed(1)}%` });
      return element('li', {}, element('span', {}, `${name}: ${threeDigits(ms)} ms`), bar);
    }),
  );
}
