// The first screen: a system that is solved while it is typed, and four tiles.
import type { Facts } from '../../protocol.ts';
import { componentTile } from './components.ts';
import { imageTile } from './image.ts';
import { Link } from './link.ts';
import { raceTile } from './race.ts';
import { regressionTile } from './regression.ts';
import { systemGrid } from './system.ts';

export function liveSection(facts: Promise<Facts>): void {
  const link = new Link();
  systemGrid(link);
  componentTile(link);
  imageTile(link);
  regressionTile(link);
  // In a worker of its own the race, which is long, keeps nobody waiting who types or points meanwhile.
  raceTile(new Link(), facts);
}
