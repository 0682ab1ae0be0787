    // Where the elements of a window from depth `l` on lie under it: TAPS of them, four channels of one tap or one channel each. From
    // the `depths`-th on they are in a row that no image has.
    // @registers
    var tapY: array<u32, TAPS>;
    // @registers
    var tapX: array<u32, TAPS>;
    // @registers
    var channel: array<u32, TAPS>;
    // @registers
    var down: array<u32, TAPS>;
    // @registers
    var right: array<u32, TAPS>;
    // @registers
    var step: array<u32, TAPS>;
    let tap = l / p.channels;
    channel[0] = l - tap * p.channels;
    tapY[0] = tap / tapsX;
    tapX[0] = tap - tapY[0] * tapsX;
    // @unroll
    for (var q = 1u; q < TAPS; q++) {
      let over = channel[q - 1u] + 1u == p.channels;
      let below = over & (tapX[q - 1u] + 1u == tapsX);
      channel[q] = select(channel[q - 1u] + 1u, 0u, over);
      tapX[q] = select(tapX[q - 1u] + select(0u, 1u, over), 0u, below);
      tapY[q] = tapY[q - 1u] + select(0u, 1u, below);
    }
    // @unroll
    for (var q = 0u; q < TAPS; q++) {
      down[q] = select(NOWHERE, tapY[q] * p.dilationY, l + q < depths);
      right[q] = tapX[q] * p.dilationX;
      step[q] = (tapY[q] * p.dilationY * p.width + right[q]) * p.channels + channel[q];
    }
