// The devices' section, and the choices of devices in other sections.
import type { Facts, Side } from '../protocol.ts';
import { byId, element, factTable } from './dom.ts';

export function showDevices({ devices, noGpu }: Facts): void {
  const boxes = devices.map(({ side, name, facts }) => {
    const title = name.toUpperCase().startsWith(side.toUpperCase()) ? name : `${side.toUpperCase()}: ${name}`;
    return element('div', {}, element('h3', {}, title), factTable(title, facts));
  });
  if (noGpu !== undefined) {
    const sentence = `${noGpu}. Everything runs on the CPU.`;
    boxes.push(element('div', {}, element('h3', {}, 'GPU: none'), element('p', {}, sentence)));
  }
  byId('devices').replaceChildren(element('div', { class: 'devices' }, ...boxes));
}

/** Software adapters are slow: they are there for those who ask. */
export const preferred = ({ devices }: Facts): readonly Side[] =>
  devices.filter(({ software }) => !software).map(({ side }) => side);

export const sideText = (side: Side, { devices }: Facts): string => {
  const software = devices.some((device) => device.side === side && device.software);
  return `${side.toUpperCase()}${software ? ' (software, slow)' : ''}`;
};

/** Check boxes of the devices in a fieldset; the function returned tells which are chosen, and throws if none is. */
export function sideChoice(id: string, facts: Facts): () => readonly Side[] {
  const boxes = facts.devices.map(({ side }) => {
    const box = element('input', { type: 'checkbox', value: side });
    box.checked = preferred(facts).includes(side);
    byId(id).append(element('label', { class: 'check' }, box, ` ${sideText(side, facts)}`));
    return [side, box] as const;
  });
  return () => {
    const chosen = boxes.filter(([, { checked }]) => checked).map(([side]) => side);
    if (chosen.length === 0) throw new Error('no device is chosen');
    return chosen;
  };
}
