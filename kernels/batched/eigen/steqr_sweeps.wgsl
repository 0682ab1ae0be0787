// steqr_sweeps: the recurrences of implicit QL and QR iterations of many small tridiagonal matrices, the leaves, and the rotations that
// they make.
// Storage   lists DIAGONAL and BESIDE of `words` (lib/steqr_words), as far as the iteration has come, in place; its state, see RUNNING
//           below; list[capacity*leaf + k]: for each sweep its first column, and the number of rotations, with 2^31 where columns go
//           upwards; then c and s of each
// Mapping   thread -> leaf
// Tunables  LANES, the threads of a workgroup (1..64)  MOST, the largest order of a leaf (at most lib/steqr_words' LEAF) workgroup bytes =
//           8*LANES*MOST
// Needs     magnitudes below 1. What is less than 2^-42 counts as zero, so that squares stay in the range. A sweep that does not fit into
//           the list any more is made in the next round, a launch of its own
// Source    LAPACK xSTEQR; EISPACK imtql2
const LANES: u32 = 32u;
const MOST: u32 = 32u;
// 2^-48, the square of the unit roundoff, and 2^-84.
const EPS_SQUARED: f32 = 3.552713678800501e-15;
const SAFE: f32 = 5.169878828456423e-26;
const TINY: f32 = 7.888609052210118e-31;
const NONE: u32 = 0xffffffffu;

struct Params {
  baseX: u32,
// @use lib/steqr_fields
  capacity: u32,
  round: u32,
  rounds: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read_write> words: array<u32>;
@group(0) @binding(2) var<storage, read_write> list: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/steqr_words
// @use lib/steqr_state

// Row i of a thread's matrix is at i*LANES + t.
var<workgroup> diagonal: array<f32, LANES * MOST>;
var<workgroup> beside: array<f32, LANES * MOST>;

fn negligible(off: f32, a: f32, b: f32) -> bool {
  return off * off <= fma(EPS_SQUARED * abs(a), abs(b), SAFE);
}

@compute @workgroup_size(LANES)
fn steqr_sweeps(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = (group.x + p.baseX) * LANES + t;
  let z = index >> p.levels;
  if (z >= p.count) {
    return;
  }
  let own = index & ((1u << p.levels) - 1u);
  let order = orderOf(z);
  let depth = depthOf(order);
  if (order == 0u || own >> depth != 0u) {
    return;
  }
  let top = boundary(order, depth, own);
  let n = boundary(order, depth, own + 1u) - top;
  let state = stateOf(z, own);

  // The block from `next` on is the next one. In the one that is worked on rows are counted from `corner` on, downwards or upwards, to
  // `end`: those before l are done, from l to m it does not fall apart; the next place where it does is `after`, if that is known.
  var next = 0u;
  var corner = 0u;
  var step = 1u;
  var end = 0u;
  var l = 1u;
  var m = 0u;
  var after = NONE;
  var spent = 0u;
  if (p.round > 0u) {
    if (words[state] != RUNNING) {
      words[state] = EARLIER;
      return;
    }
    next = words[state + 2u];
    let block = words[state + 3u];
    corner = block & 0xffffu;
    end = block >> 16u;
    step = words[state + 4u];
    l = words[state + 5u] & 0xffffu;
    m = words[state + 5u] >> 16u;
    after = words[state + 6u];
    spent = words[state + 7u];
  }
  for (var i = 0u; i < n; i++) {
    diagonal[i * LANES + t] = bitcast<f32>(words[wordOf(DIAGONAL, z, top + i)]);
    beside[i * LANES + t] = bitcast<f32>(words[wordOf(BESIDE, z, top + i)]);
  }

  var status = RUNNING;
  var used = 0u;
  let place = index * p.capacity;
  let limit = 6u * n * n;
  while (status == RUNNING) {
    if (l > end) {
      // The next block, from its smaller end on
      if (next >= n) {
        status = DONE;
        break;
      }
      let first = next;
      var last = first;
      while (last + 1u < n) {
        let at = last * LANES + t;
        if (negligible(beside[at], diagonal[at], diagonal[at + LANES])) {
          beside[at] = 0.0;
          break;
        }
        last++;
      }
      next = last + 1u;
      let upwards = abs(diagonal[last * LANES + t]) < abs(diagonal[first * LANES + t]);
      corner = select(first, last, upwards);
      step = select(1u, NONE, upwards);
      end = last - first;
      l = 0u;
      m = end;
      after = NONE;
    }
    // Element q of the diagonal is at zero + q*stride, the one beside it and q + 1 at zeroBeside + q*stride.
    let stride = step * LANES;
    let zero = corner * LANES + t;
    let zeroBeside = zero - select(0u, LANES, step == NONE);
    if (l == m) {
      l++;
      if (l > end) {
        continue;
      }
      m = after;
      after = NONE;
      if (m == NONE) {
        m = l;
        while (m < end) {
          let at = zero + m * stride;
          if (negligible(beside[zeroBeside + m * stride], diagonal[at], diagonal[at + stride])) {
            beside[zeroBeside + m * stride] = 0.0;
            break;
          }
          m++;
        }
      }
      continue;
    }
    let count = m - l;
    if (used + count + 1u > p.capacity) {
      break;
    }
    if (spent > limit) {
      status = FAILED;
      break;
    }
    list[place + used] = vec2u(corner + step * m, count | select(0u, 0x80000000u, step == NONE));
    used++;

    let atL = zero + l * stride;
    let near = beside[zeroBeside + l * stride];
    let half = 0.5 * (diagonal[atL + stride] - diagonal[atL]);
    let away = sqrt(fma(half, half, near * near));
    var at = zero + m * stride;
    var atBeside = zeroBeside + m * stride;
    // The last element of the diagonal less Wilkinson's shift
    var g = fma(near, near / (half + select(away, -away, half < 0.0)), diagonal[at] - diagonal[atL]);
    var c = 1.0;
    var s = 1.0;
    var shift = 0.0;
    // What rows q and q - 1 have, before the rotation of both, and the last element of the diagonal that is finished
    var here = diagonal[at];
    var above = diagonal[at - stride];
    var off = beside[atBeside - stride];
    var finished = 0.0;
    let old = m;
    for (var q = old; q > l; q--) {
      let ahead = select(0u, stride, q > l + 1u);
      let aboveNext = diagonal[at - stride - ahead];
      let offNext = beside[atBeside - stride - ahead];
      let f = s * off;
      let b = c * off;
      let square = fma(g, g, f * f);
      let inverse = inverseSqrt(square);
      c = g * inverse;
      s = f * inverse;
      // c^2 + s^2 is 1 to the last place whatever the root is like
      let rest = 0.5 * fma(-s, s, fma(-c, c, 1.0));
      c = fma(c, rest, c);
      s = fma(s, rest, s);
      if (square < TINY) {
        c = 1.0;
        s = 0.0;
      }
      let g2 = here - shift;
      let r = fma(above - g2, s, (c + c) * b);
      let value = fma(s, r, g2);
      if (q < old) {
        let length = fma(c, g, s * f);
        let splits = negligible(length, value, finished);
        beside[atBeside] = select(length, 0.0, splits);
        if (splits) {
          after = m;
          m = q;
        }
      }
      shift = s * r;
      g = fma(c, r, -b);
      diagonal[at] = value;
      finished = value;
      here = above;
      above = aboveNext;
      off = offNext;
      at -= stride;
      atBeside -= stride;
      list[place + used] = vec2u(bitcast<u32>(c), bitcast<u32>(s));
      used++;
    }
    let value = here - shift;
    let splits = negligible(g, value, finished);
    diagonal[at] = value;
    beside[atBeside] = select(g, 0.0, splits);
    if (splits) {
      after = m;
      m = l;
    }
    spent += count + 1u;
  }

  if (status == RUNNING && p.round + 1u == p.rounds) {
    status = FAILED;
  }
  for (var i = 0u; i < n; i++) {
    words[wordOf(DIAGONAL, z, top + i)] = bitcast<u32>(diagonal[i * LANES + t]);
    words[wordOf(BESIDE, z, top + i)] = bitcast<u32>(beside[i * LANES + t]);
  }
  words[state] = status;
  words[state + 1u] = used;
  words[state + 2u] = next;
  words[state + 3u] = corner | (end << 16u);
  words[state + 4u] = step;
  words[state + 5u] = l | (m << 16u);
  words[state + 6u] = after;
  words[state + 7u] = spent;
}
