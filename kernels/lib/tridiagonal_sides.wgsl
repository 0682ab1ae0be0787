// Right-hand sides of tridiagonal systems, COLUMNS at a time, and the workspace in which the result of the first substitution waits for
// the second: row i of column j of problem z at ((i * p.nrhs + j) * p.pitch + z). It is only ever read by the thread that wrote it.
// Uses lib/tridiagonal.

fn fetchedSide(slot: u32, j: u32, i0: u32, e: u32) -> V {
  let spot = spotOf(4u, e);
  let n = orders[spot.x];
  let home = homes[4u * G + spot.x];
  let i = i0 + spot.y;
  let nrhs = sides[spot.x];
  let at = home.x + min(i, max(n, 1u) - 1u) * home.y + min(j, max(nrhs, 1u) - 1u) * columns[spot.x];
  return select(V(), load(slot, at), (i < n) & (j < nrhs));
}

fn putBackSide(tile: u32, slot: u32, j: u32, i0: u32, e: u32) {
  let spot = spotOf(4u, e);
  let i = i0 + spot.y;
  if ((i < orders[spot.x]) & (j < sides[spot.x])) {
    store(slot, homes[4u * G + spot.x].x + i * homes[4u * G + spot.x].y + j * columns[spot.x], tiles[tileAt(tile, 4u, e)]);
  }
}

fn waitingAt(z: u32, i: u32, j: u32) -> u32 {
  return (i * p.nrhs + j) * p.pitch + z;
}
