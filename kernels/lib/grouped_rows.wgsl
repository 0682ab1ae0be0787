// Which rows a tile of products of groups is of: ROWS of them from a multiple of ALIGNED on, among which are rows of one group. Uses counts
// and p in front of it. Uniform if the tile is, because counts is only read.
struct Rows {
  group: u32, // p.groups if there is no such tile
  first: u32,
  begin: u32, // of the group
  end: u32,
  bad: u32, // 1 + the first group whose count cannot be, or 0
}

fn rowsOf(tile: u32) -> Rows {
  var found = Rows(p.groups, 0u, 0u, 0u, 0u);
  var tiles = 0u;
  var begin = 0u;
  for (var e = 0u; e < p.groups; e++) {
    let said = counts[p.offC + e];
    let count = min(u32(max(said, 0i)), p.rows - begin);
    if ((found.bad == 0u) & (said != i32(count))) {
      found.bad = e + 1u;
    }
    let aligned = begin / ALIGNED * ALIGNED;
    let more = select(0u, (begin + count - aligned + ROWS - 1u) / ROWS, count > 0u);
    if ((tile >= tiles) & (tile < tiles + more)) {
      found.group = e;
      found.first = aligned + (tile - tiles) * ROWS;
      found.begin = begin;
      found.end = begin + count;
    }
    tiles += more;
    begin += count;
  }
  return found;
}
