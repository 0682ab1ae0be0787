// The self-tests' section.
import type { Facts } from '../protocol.ts';
import { type Compute, onSubmit } from './compute.ts';
import { sideChoice } from './devices.ts';
import { byId, element, GrowingTable, threeDigits, verdict } from './dom.ts';

export function selfTestSection(compute: Compute, facts: Facts): void {
  const chosen = sideChoice('self-tests-sides', facts);
  const place = byId('self-tests-result');
  onSubmit(byId<HTMLFormElement>('self-tests-form'), compute, place, async () => {
    const sides = chosen();
    const table = new GrowingTable('Results of the self-tests', [
      { title: 'Routine' },
      { title: 'Device' },
      { title: 'Verdict' },
      { title: 'Error, eps', number: true },
      { title: 'Limit', number: true },
    ]);
    place.replaceChildren(table.box);
    let [passed, all] = [0, 0];
    await compute.run('selfTests', sides, 'Checking', (event) => {
      if (typeof event === 'string') {
        compute.progress(event);
        return;
      }
      const { routine, side, error, limit, ok, failure } = event;
      all++;
      if (ok) passed++;
      table.add([routine, side.toUpperCase(), verdict(ok), failure ?? threeDigits(error), String(limit)]);
    });
    const text = passed === all ? `All ${all} self-tests passed.` : `${all - passed} of ${all} self-tests failed.`;
    compute.announce(text);
    place.append(element('p', { class: passed === all ? 'good' : 'bad' }, text));
  });
}
