// Tridiagonal systems, one to a thread, G to a workgroup: C rows at a time of every operand pass through tiles in workgroup memory, element
// r of problem g at tile * TILE + g * PITCH + r, so that neighbouring threads read and write neighbouring elements, down a problem or,
// where problems lie between each other, across them. Operand 4 is B. Uses lib/band_problem, lib/band_slots;
// G, C, TILES, of which C divides G.
const PITCH: u32 = C + 1u;
const TILE: u32 = G * PITCH;

var<workgroup> tiles: array<V, TILES * TILE>;
// Offset and increment of operand k of problem g, at k * G + g; of B the distance of its rows, and apart that of its columns.
var<workgroup> homes: array<vec2u, 5u * G>;
var<workgroup> columns: array<u32, G>;
var<workgroup> orders: array<u32, G>;
var<workgroup> sides: array<u32, G>;

fn isAcross(k: u32) -> bool {
  return ((p.across >> k) & 1u) != 0u;
}

// The problem and the row of a tile that element e of it, e < G * C, belongs to.
fn spotOf(k: u32, e: u32) -> vec2u {
  return select(vec2u(e / C, e % C), vec2u(e % G, e / G), isAcross(k));
}

fn tileAt(tile: u32, k: u32, e: u32) -> u32 {
  let spot = spotOf(k, e);
  return tile * TILE + spot.x * PITCH + spot.y;
}

// Element e of a tile of operand k, whose row 0 is the operand's element i0, and which has `less` elements less than the problem has rows;
// 0 where there is none. What is read then is some element of it, without a branch: loads must not wait for each other.
fn fetched(k: u32, slot: u32, less: u32, i0: u32, e: u32) -> V {
  let spot = spotOf(k, e);
  let n = orders[spot.x];
  let home = homes[k * G + spot.x];
  let i = i0 + spot.y;
  let value = load(slot, home.x + min(i, max(n, less + 1u) - less - 1u) * home.y);
  return select(V(), value, i + less < n);
}

fn putBack(tile: u32, k: u32, slot: u32, less: u32, i0: u32, e: u32) {
  let spot = spotOf(k, e);
  let i = i0 + spot.y;
  if (i + less < orders[spot.x]) {
    let home = homes[k * G + spot.x];
    store(slot, home.x + i * home.y, tiles[tileAt(tile, k, e)]);
  }
}
