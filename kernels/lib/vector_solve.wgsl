// Solutions for one vector with the factors of a matrix, by the LANES threads that share it: lane i has row i. Of complex numbers adjoints
// stand for transposes. Uses lib/field, lib/batch_problem, the
// kernel's constants LANES, THREADS, KB, TOP, ALONE, CHOLESKY, PIVOTS, the field byRows of its Params (where an element of a row
// of the factors has its neighbour beside it) and its function factor(place). All functions have barriers: they are called by all threads.
const GROUP: u32 = THREADS / LANES;
const PITCH: u32 = LANES + 1u;
const TOGETHER: u32 = 1u - ALONE;

// Rows that are solved for and the block on the diagonal that they depend on, of two steps, by turns.
var<workgroup> known: array<V, 2u * GROUP * KB>;
var<workgroup> corner: array<V, 2u * GROUP * KB * KB>;
// Elements of rows that lie along memory, turned so that the loads of a subgroup are neighbours.
var<workgroup> stage: array<V, GROUP * KB * PITCH>;
// What lanes tell each other; of complex numbers the real parts.
var<workgroup> told: array<u32, THREADS>;
// @when COMPLEX
var<workgroup> toldImaginary: array<u32, THREADS>;
// @end

// @when REAL
fn tell(at: u32, value: V) {
  told[at] = bitcast<u32>(value);
}

fn heard(at: u32) -> V {
  return bitcast<V>(told[at]);
}
// @end
// @when COMPLEX
fn tell(at: u32, value: V) {
  told[at] = bitcast<u32>(value.x);
  toldImaginary[at] = bitcast<u32>(value.y);
}

fn heard(at: u32) -> V {
  return V(bitcast<f32>(told[at]), bitcast<f32>(toldImaginary[at]));
}
// @end

// A thread: its lane, the problem of its workgroup, and that one's order.
struct Lane {
  lane: u32,
  slot: u32,
  n: u32,
}

// y := T^-1 y, T a triangle of the factors f or, isTransposed, of their transpose; the lower one, or isBack the upper one, which is gone
// through from its end. KB rows at a time are solved for and subtracted from those that come behind.
fn substitute(me: Lane, f: Place, y0: V, isBack: u32, isTransposed: u32, isUnit: u32) -> V {
  let n = me.n;
  let last = max(n, 1u) - 1u;
  let row = min(me.lane, last);
  let down = select(f.rs, f.cs, isTransposed == 1u);
  let across = select(f.cs, f.rs, isTransposed == 1u);
  // Backward is forward with rows and columns counted from the end: strides are negative, modulo 2^32.
  let rs = select(down, 0u - down, isBack == 1u);
  let cs = select(across, 0u - across, isBack == 1u);
  let i = select(me.lane, last - me.lane, isBack == 1u);
  let own = select(row, last - row, isBack == 1u);
  let top = f.off + select(0u, last * (f.rs + f.cs), isBack == 1u);
  let isAcross = (p.byRows ^ isTransposed) == 1u;
  let mine = me.lane < n;
  let stageAt = me.slot * (KB * PITCH);
  var y = y0;
  var turn = 0u;
  // @registers
  var next: array<V, KB>;
  // @unroll
  for (var r = 0u; r < KB; r++) {
    let e = me.lane + r * LANES;
    let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
    next[r] = factor(top + min(spot.x, last) * rs + min(spot.y, last) * cs);
  }
  workgroupBarrier();
  for (var k0 = 0u; k0 < p.n; k0 += KB) {
    // @registers
    var l: array<V, KB>;
    // @unroll
    for (var r = 0u; r < KB; r++) {
      l[r] = next[r];
      // @when COMPLEX
      next[r] = select(next[r], conj(next[r]), isTransposed == 1u);
      l[r] = next[r];
      // @end
    }
    if (isAcross) {
      // @unroll
      for (var r = 0u; r < KB; r++) {
        let e = me.lane + r * LANES;
        stage[stageAt + e % KB * PITCH + e / KB] = next[r];
      }
      workgroupBarrier();
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = stage[stageAt + r * PITCH + own];
      }
    }
    // @unroll
    for (var r = 0u; r < KB; r++) {
      let e = me.lane + r * LANES;
      let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
      next[r] = factor(top + min(spot.x, last) * rs + min(k0 + KB + spot.y, last) * cs);
    }
    let q = i - k0;
    let knownAt = (turn * GROUP + me.slot) * KB;
    let cornerAt = knownAt * KB;
    if (q < KB && mine) {
      known[knownAt + q] = y;
      // @unroll
      for (var r = 0u; r < KB; r++) {
        corner[cornerAt + q * KB + r] = l[r];
      }
    }
    workgroupBarrier();
    // Behind the last row of a problem there is anything, of which nothing else depends.
    // @registers
    var u: array<V, KB>;
    // @when ALONE
    if (me.lane == 0u) {
      // @unroll
      for (var e = 0u; e < KB; e++) {
        u[e] = known[knownAt + e];
        // @unroll
        for (var r = 0u; r < e; r++) {
          u[e] = mad(-corner[cornerAt + e * KB + r], u[r], u[e]);
        }
        u[e] = divide(u[e], select(corner[cornerAt + e * KB + e], ofReal(1.0), isUnit == 1u));
        known[knownAt + e] = u[e];
      }
    }
    workgroupBarrier();
    // @unroll
    for (var e = 0u; e < KB; e++) {
      u[e] = known[knownAt + e];
    }
    // @end
    // @when TOGETHER
    // @unroll
    for (var e = 0u; e < KB; e++) {
      u[e] = known[knownAt + e];
      // @unroll
      for (var r = 0u; r < e; r++) {
        u[e] = mad(-corner[cornerAt + e * KB + r], u[r], u[e]);
      }
      u[e] = divide(u[e], select(corner[cornerAt + e * KB + e], ofReal(1.0), isUnit == 1u));
    }
    // @end
    var rest = y;
    // @unroll
    for (var r = 0u; r < KB; r++) {
      rest = mad(-l[r], u[r], rest);
      y = select(y, u[r], q == r);
    }
    y = select(y, rest, mine & (i >= k0 + KB));
    turn = 1u - turn;
  }
  return y;
}

// What lane `other` has.
fn exchanged(me: Lane, value: V, other: u32) -> V {
  workgroupBarrier();
  tell(me.slot * LANES + me.lane, value);
  workgroupBarrier();
  return heard(me.slot * LANES + other);
}

// The vector whose element `other` is this lane's; all of them are different.
fn scattered(me: Lane, value: V, other: u32) -> V {
  workgroupBarrier();
  tell(me.slot * LANES + other, value);
  workgroupBarrier();
  return heard(me.slot * LANES + me.lane);
}

// Of all lanes of the problem, by trees: the same order in every run.
fn laneSum(me: Lane, value: f32) -> f32 {
  let at = me.slot * LANES + me.lane;
  workgroupBarrier();
  told[at] = bitcast<u32>(value);
  for (var half = TOP; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (me.lane < half && me.lane + half < LANES) {
      told[at] = bitcast<u32>(bitcast<f32>(told[at]) + bitcast<f32>(told[at + half]));
    }
  }
  workgroupBarrier();
  return bitcast<f32>(told[me.slot * LANES]);
}

fn laneMax(me: Lane, value: u32) -> u32 {
  let at = me.slot * LANES + me.lane;
  workgroupBarrier();
  told[at] = value;
  for (var half = TOP; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (me.lane < half && me.lane + half < LANES) {
      told[at] = max(told[at], told[at + half]);
    }
  }
  workgroupBarrier();
  return told[me.slot * LANES];
}

// y := A^-1 y, or isTransposed A^-T y, `place` being where the interchanges of LU take this lane's row.
fn solved(me: Lane, f: Place, y0: V, isTransposed: u32, place: u32) -> V {
  var y = y0;
  // @when PIVOTS
  let before = exchanged(me, y, place);
  y = select(before, y, isTransposed == 1u);
  // @end
  for (var sweep = 0u; sweep < 2u; sweep++) {
    // Of Cholesky L and L^T, of LU L and U or U^T and L^T.
    let turned = select(isTransposed, sweep, CHOLESKY == 1u);
    let isUnit = select((1u - isTransposed) ^ sweep, 0u, CHOLESKY == 1u);
    y = substitute(me, f, y, sweep, turned, isUnit);
  }
  // @when PIVOTS
  let behind = scattered(me, y, place);
  y = select(y, behind, isTransposed == 1u);
  // @end
  return y;
}
