// The tile of the Gaussian process: a mean and twice its deviation through points, a new one wherever the reader points at.
import { byId } from '../dom.ts';
import { type Link, orShow } from './link.ts';
import { Frame, shape } from './plot.ts';

const AT = Array.from({ length: 91 }, (_, k) => k / 15);
const NOISE = 0.1;

export function regressionTile(link: Link): void {
  const svg = document.querySelector<SVGSVGElement>('#regression svg')!;
  const length = byId<HTMLInputElement>('regression-length');
  const told = byId('regression-told');
  const frame = new Frame(svg, [0, 6], [-2, 2]);
  const points: (readonly [number, number])[] = [0.4, 0.9, 1.6, 2.1, 3.9, 4.5, 5].map((x) => [x, Math.sin(1.7 * x)]);

  const draw = (): void => {
    const order = {
      x: points.map(([x]) => x),
      y: points.map(([, y]) => y),
      at: AT,
      length: Number(length.value),
      noise: NOISE,
    };
    orShow(
      told,
      link.ask('regression', order).then(({ mean, deviation, logLikelihood }) => {
        const edge = (sign: number) => AT.map((x, k) => [x, mean[k]! + 2 * sign * deviation[k]!] as const);
        frame.show(
          shape('path', { d: `${frame.path([...edge(1), ...edge(-1).reverse()])}Z`, class: 'band' }),
          shape('path', { d: frame.path(AT.map((x, k) => [x, mean[k]!])), class: 'line first' }),
          ...points.map(([x, y]) => shape('circle', { cx: frame.toX(x), cy: frame.toY(y), r: 4, class: 'dot' })),
        );
        told.textContent = `Length ${length.value}: log likelihood ${logLikelihood.toFixed(1)} of ${points.length} points.`;
      }),
    );
  };

  length.addEventListener('input', draw);
  svg.addEventListener('click', (event) => {
    points.push(frame.at(event));
    draw();
  });
  draw();
}
