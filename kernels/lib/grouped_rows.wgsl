// Which rows a tile of products of groups is of: tiles of BM rows, none of more than one group. Uses counts and p in front of it. Uniform if
// the tile is, because counts is only read.
struct Rows {
  group: u32, // p.groups if there is no such tile
  first: u32,
  end: u32, // of the group
  bad: u32, // 1 + the first group whose count cannot be, or 0
}

fn rowsOf(tile: u32) -> Rows {
  var found = Rows(p.groups, 0u, 0u, 0u);
  var tiles = 0u;
  var first = 0u;
  for (var e = 0u; e < p.groups; e++) {
    let said = counts[p.offC + e];
    let count = min(u32(max(said, 0i)), p.rows - first);
    if ((found.bad == 0u) & (said != i32(count))) {
      found.bad = e + 1u;
    }
    let more = (count + BM - 1u) / BM;
    if ((tile >= tiles) & (tile < tiles + more)) {
      found.group = e;
      found.first = first + (tile - tiles) * BM;
      found.end = first + count;
    }
    tiles += more;
    first += count;
  }
  return found;
}
