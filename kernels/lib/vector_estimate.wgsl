// The estimator of norms of an inverse, as xLACN2, by the threads that share its factors. Uses lib/field, lib/modulus,
// lib/vector_solve and lib/norm_sum.

// The largest magnitude of the lanes, or their sum of magnitudes, as bits, with infinity and NaN as they are.
fn magnitudes(me: Lane, value: V) -> u32 {
  let bits = select(0u, modulusBits(value), me.lane < me.n);
  let worst = laneMax(me, bits);
  let sum = laneSum(me, bitcast<f32>(select(0u, bits, bits < INFINITY_BITS)));
  return select(min(bitcast<u32>(sum) & MAGNITUDE, INFINITY_BITS), worst, worst >= INFINITY_BITS);
}

// A lower bound of start ||D A^-1||_1 (or, isTransposed, of A^-T) as bits, D = diag(w), nearly always within a factor of 3: the vectors
// 1/n, two unit vectors to which the signs of products lead, and one of alternating signs.
// `start` is a power of two, the size of all vectors.
fn estimated(me: Lane, f: Place, start: f32, w: f32, isTransposed: u32, place: u32) -> u32 {
  let count = f32(max(me.n, 1u));
  let inside = me.lane < me.n;
  let sign = select(start, -start, (me.lane & 1u) == 1u);
  let alternating = sign * (1.0 + f32(me.lane) / max(count - 1.0, 1.0));
  var y = ofReal(start / count);
  var most = 0u;
  for (var turn = 0u; turn < 6u; turn++) {
    let isProduct = (turn & 1u) == 0u || turn == 5u;
    if (turn == 5u) {
      y = ofReal(alternating);
    } else if (!isProduct) {
      y = start * direction(y);
    } else if (turn > 0u) {
      // The first of the largest magnitudes.
      let bits = select(0u, modulusBits(y), inside);
      let best = laneMax(me, bits);
      let first = LANES - laneMax(me, select(0u, LANES - me.lane, (bits == best) & inside));
      y = select(V(), ofReal(start), me.lane == first);
    }
    y = select(V(), y, inside);
    y = solved(me, f, select(w * y, y, isProduct), isTransposed ^ select(1u, 0u, isProduct), place);
    y = select(y, w * y, isProduct);
    let sum = magnitudes(me, y);
    // 2 / (3 n) of the last
    let share = select(1.0, 2.0 / (3.0 * count), turn == 5u);
    let counted = select(sum, bitcast<u32>(bitcast<f32>(min(sum, 0x7f7fffffu)) * share), sum < INFINITY_BITS);
    most = max(most, select(0u, counted, isProduct));
  }
  return most;
}
