// Roots of 1/rho + sum z_j^2 / (d_j - x), one between each pole and the next and one behind the last, as a pole and the distance from it:
// rational interpolation, the pole nearer to the root with its own weight and a second one, or both with what their side's sum and slope
// ask for, in turns where it is slow; always between bounds, which are halved if it leads out of them.
// Source: LAPACK xLAED4; R. Li, LAPACK Working Note 89 (1993). Uses weighted(a, j), the bits of pole j and of its weight.
const EPS: f32 = 5.9604645e-8;
// Rounds of interpolation, and altogether.
const INTERPOLATIONS: u32 = 30u;
const MOST_ROUNDS: u32 = 90u;

fn poleOf(a: Merge, j: u32) -> i32 {
  return bitcast<i32>(weighted(a, j).x);
}

fn weightOf(a: Merge, j: u32) -> f32 {
  return bitcast<f32>(weighted(a, j).y);
}

struct Sums {
  below: f32,
  belowSlope: f32,
  above: f32,
  aboveSlope: f32,
  // Of the magnitudes of what was added up so far, for each pole: how far rounding may lead.
  error: f32,
}

// Over the poles up to `last`, and over those behind it, at the distance x from pole `origin`
fn secularSums(a: Merge, k: u32, origin: u32, x: f32, last: u32) -> Sums {
  var sums = Sums();
  let home = poleOf(a, origin);
  var value = 0.0;
  var slope = 0.0;
  // Four at a time: quotients do not wait for each other
  for (var j = 0u; j < k; j += 4u) {
    var poles: vec4i;
    var z: vec4f;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let pair = weighted(a, min(j + c, k - 1u));
      poles[c] = bitcast<i32>(pair.x);
      z[c] = bitcast<f32>(pair.y);
    }
    let inverse = 1.0 / distances(poles, vec4i(home), vec4f(x));
    let ratio = z * (z * inverse);
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      if (j + c < k) {
        value += ratio[c];
        slope = fma(ratio[c], inverse[c], slope);
        sums.error += abs(value);
      }
      if (j + c == last) {
        sums.below = value;
        sums.belowSlope = slope;
        value = 0.0;
        slope = 0.0;
      }
    }
  }
  sums.above = value;
  sums.aboveSlope = slope;
  return sums;
}

struct Root {
  origin: u32,
  x: f32,
}

// Root i of k
fn secularRoot(a: Merge, k: u32, i: u32, rho: f32) -> Root {
  let constant = 1.0 / rho;
  let behind = i + 1u == k;
  var reach = 0.0;
  if (behind) {
    for (var j = 0u; j < k; j++) {
      let z = weightOf(a, j);
      reach = fma(z, z, reach);
    }
    reach *= rho;
  }
  if (k == 1u) {
    return Root(0u, reach);
  }
  let last = select(i, i - 1u, behind);
  let lastPole = poleOf(a, last);
  let nextPole = poleOf(a, last + 1u);
  let gap = distance(nextPole, lastPole, 0.0);
  let z1 = weightOf(a, last);
  let z2 = weightOf(a, last + 1u);
  var origin = i;
  var low = 0.0;
  var high = select(gap, reach, behind);
  var x = 0.5 * high;

  // In the middle: which pole is nearer, and a guess with the other poles' part as it is there
  let there = secularSums(a, k, origin, x, last);
  let value = constant + there.below + there.above;
  let home = poleOf(a, origin);
  let rest = value - z1 * z1 / distance(lastPole, home, x) - z2 * z2 / distance(nextPole, home, x);
  if (behind) {
    low = select(0.0, x, value <= 0.0);
    high = select(x, high, value <= 0.0);
    let linear = z1 * z1 + z2 * z2 - rest * gap;
    let b = z2 * z2 * gap;
    let root = sqrt(max(0.0, linear * linear + 4.0 * b * rest));
    x = select((linear + root) / (2.0 * rest), 2.0 * b / (root - linear), linear < 0.0);
  } else if (value > 0.0) {
    high = 0.5 * gap;
    let linear = rest * gap + z1 * z1 + z2 * z2;
    let b = z1 * z1 * gap;
    let root = sqrt(abs(linear * linear - 4.0 * b * rest));
    x = select((linear - root) / (2.0 * rest), 2.0 * b / (linear + root), linear > 0.0);
  } else {
    origin = i + 1u;
    low = -0.5 * gap;
    high = 0.0;
    let linear = rest * gap - z1 * z1 - z2 * z2;
    let b = z2 * z2 * gap;
    let root = sqrt(abs(linear * linear + 4.0 * b * rest));
    x = select(-(linear + root) / (2.0 * rest), 2.0 * b / (linear - root), linear < 0.0);
  }
  if (!(x > low && x < high)) {
    x = 0.5 * (low + high);
  }

  let nearest = poleOf(a, origin);
  var fixed = true;
  var before = 0.0;
  for (var round = 1u; round < MOST_ROUNDS; round++) {
    let s = secularSums(a, k, origin, x, last);
    let g = constant + s.below + s.above;
    let slope = s.belowSlope + s.aboveSlope;
    let size = fma(8.0, abs(s.below) + abs(s.above), s.error) + 2.0 * constant;
    if (abs(g) <= EPS * fma(abs(x), slope, size)) {
      break;
    }
    if (g < 0.0) {
      low = x;
    } else {
      high = x;
    }
    var next = 0.5 * (low + high);
    if (round <= INTERPOLATIONS) {
      if (round > 1u && abs(g) > 0.1 * abs(before)) {
        fixed = !fixed;
      }
      before = g;
      let d1 = distance(lastPole, nearest, x);
      let d2 = distance(nextPole, nearest, x);
      var c = g - d1 * s.belowSlope - d2 * s.aboveSlope;
      if (behind) {
        c = abs(c);
      } else if (fixed) {
        if (origin == last) {
          c = g - d2 * slope - (d1 - d2) * (z1 / d1) * (z1 / d1);
        } else {
          c = g - d1 * slope - (d2 - d1) * (z2 / d2) * (z2 / d2);
        }
      }
      let linear = (d1 + d2) * g - d1 * d2 * slope;
      let b = d1 * d2 * g;
      let root = sqrt(abs(linear * linear - 4.0 * b * c));
      var change = -g / slope;
      var better = change;
      if (behind) {
        better = select(2.0 * b / (linear - root), (linear + root) / (2.0 * c), linear >= 0.0);
      } else {
        better = select(2.0 * b / (linear + root), (linear - root) / (2.0 * c), linear <= 0.0);
      }
      if (better * g < 0.0) {
        change = better;
      }
      if (x + change > low && x + change < high) {
        next = x + change;
      }
    } else if (low == 0.0) {
      next = high * 0.0009765625;
    } else if (high == 0.0) {
      next = low * 0.0009765625;
    }
    if (abs(next - x) <= EPS * abs(x) || next == low || next == high) {
      break;
    }
    x = next;
  }
  return Root(origin, x);
}
