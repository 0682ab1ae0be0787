  // x := x U^-1, a row of L below a panel's top. A pivot below 2^-126 counts as zero: its column of L becomes zero.
  // @unroll
  for (var k = 0u; k < WIDTH; k++) {
    let u = U[k * FOURS + k / 4u][k % 4u];
    var l = 0.0;
    if (pivotKey(u) >= 0x00800000u) {
      l = x[k / 4u][k % 4u] / u;
    }
    // @unroll
    for (var f = k / 4u; f < FOURS; f++) {
      x[f] = fma(vec4f(-l), U[k * FOURS + f], x[f]);
    }
    x[k / 4u][k % 4u] = l;
  }
