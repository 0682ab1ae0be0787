  // The powers of two by which columns are scaled, those of B, and the least of those of T that are not zero.
  // @registers
  var shift: array<i32, KEPT>;
  // @registers
  var sideShift: array<i32, RHS>;
  var leastShift = 1000;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    shift[q] = 0;
  }
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    sideShift[w] = 0;
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, magnitude(x[r * W + c]));
    }
    key = groupMax(key);
    let by = scaleOf(key);
    leastShift = min(leastShift, select(by, 1000, key == 0u));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * W + c] = x[r * W + c] * first * second;
    }
    shift[c / LANES] = select(shift[c / LANES], by, lane == c % LANES);
  }
  // @when MINIMIZES
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, magnitude(x[r * W + N + w]));
    }
    sideShift[w] = scaleOf(groupMax(key));
    let first = halfPower(sideShift[w]);
    let second = otherPower(sideShift[w]);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * W + N + w] = x[r * W + N + w] * first * second;
    }
  }
  // @end
  // @when LEAST_NORM
  // The equations are scaled as the columns of T are: it is the largest element of D b that counts.
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < KEPT; r++) {
      let size = magnitude(x[r * W + N + w]);
      key = max(key, select(u32(i32(size >> 23u) + shift[r] + 1024), 0u, size == 0u));
    }
    key = groupMax(key);
    sideShift[w] = select(1197 - i32(key), 0, key == 0u);
    // @unroll
    for (var r = 0u; r < KEPT; r++) {
      x[r * W + N + w] = byPower(x[r * W + N + w], shift[r] + sideShift[w]);
    }
  }
  // @end
