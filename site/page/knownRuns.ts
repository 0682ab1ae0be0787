// The choice among runs that come with the page. Each is fetched when it is first asked for.
import known from 'virtual:runs';
import type { ReportData } from '../../report/data.ts';
import { readReports } from '../../report/read.ts';
import { byId, element } from './dom.ts';

/**
 * Check boxes that put runs into the list and take them out; `changed` is told of both. The function returned brings the boxes into line
 * with a list that others have changed.
 */
export function knownRuns(
  list: ReportData[],
  changed: () => void,
  failed: (name: string, error: unknown) => void,
): () => void {
  const place = byId('compare-known');
  const boxes = known.map(({ devices, date, version, url }) => {
    const box = element('input', { type: 'checkbox' });
    const text = `${devices.join(' and ')}, ${date.slice(0, 10)}, basalt ${version}`;
    let fetched: Promise<readonly ReportData[]> | undefined;
    let own: readonly ReportData[] = [];
    let fetching = false;
    box.addEventListener('change', async () => {
      if (!box.checked) {
        for (const run of own) if (list.includes(run)) list.splice(list.indexOf(run), 1);
        changed();
        return;
      }
      try {
        fetching = true;
        fetched ??= fetchRuns(url);
        own = await fetched;
        // The reader may have thought better of it meanwhile.
        if (!box.checked) return;
        list.push(...own.filter((run) => !list.includes(run)));
        changed();
      } catch (error) {
        fetched = undefined;
        box.checked = false;
        failed(text, error);
      } finally {
        fetching = false;
      }
    });
    place.append(element('label', { class: 'check' }, box, ` ${text}`));
    return () => {
      if (!fetching) box.checked = own.some((run) => list.includes(run));
    };
  });
  place.hidden = boxes.length === 0;
  // Charts that are empty say nothing: the newest run is there from the beginning.
  place.querySelector('input')?.click();
  return () => {
    for (const align of boxes) align();
  };
}

async function fetchRuns(url: string): Promise<readonly ReportData[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server says ${response.status}`);
  return readReports(await response.text());
}
