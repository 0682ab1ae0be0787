// The tile of principal components: a cloud of points, a new one wherever the reader points at.
import { byId } from '../dom.ts';
import { type Link, orShow } from './link.ts';
import { Frame, shape } from './plot.ts';

const COUNT = 60;
/** So many deviations to each side. */
const REACH = 2;
const GOLDEN = 0.618033988749895;

export function componentTile(link: Link): void {
  const svg = document.querySelector<SVGSVGElement>('#components svg')!;
  const angle = byId<HTMLInputElement>('components-angle');
  const told = byId('components-told');
  const frame = new Frame(svg, [-3, 3], [-2, 2]);
  let added: (readonly [number, number])[] = [];

  const draw = (): void => {
    const points = [...cloud(Number(angle.value)), ...added];
    orShow(
      told,
      link.ask('components', points).then(({ mean, axes, deviations }) => {
        const dots = points.map(([x, y]) =>
          shape('circle', { cx: frame.toX(x), cy: frame.toY(y), r: 3, class: 'dot' }),
        );
        const lines = axes.map((axis, k) => {
          const end = (sign: number) =>
            [0, 1].map((c) => mean[c]! + sign * REACH * deviations[k]! * axis[c]!) as [number, number];
          return shape('path', { d: frame.path([end(-1), end(1)]), class: k === 0 ? 'line first' : 'line second' });
        });
        frame.show(...dots, ...lines);
        const [first = 0, second = 0] = deviations.map((value) => value ** 2);
        told.textContent = `The first direction holds ${Math.round((100 * first) / (first + second))} % of the variance.`;
      }),
    );
  };

  angle.addEventListener('input', () => {
    added = [];
    draw();
  });
  svg.addEventListener('click', (event) => {
    added.push(frame.at(event));
    draw();
  });
  draw();
}

/** Normal numbers, twice as far apart in one direction as in the other: a fixed sequence, turned. */
function cloud(degrees: number): (readonly [number, number])[] {
  const turn = (degrees * Math.PI) / 180;
  return Array.from({ length: COUNT }, (_, k) => {
    const radius = Math.sqrt(-2 * Math.log((k + 0.5) / COUNT));
    const around = 2 * Math.PI * ((k * GOLDEN) % 1);
    const [u, v] = [0.9 * radius * Math.cos(around), 0.28 * radius * Math.sin(around)];
    return [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)];
  });
}
